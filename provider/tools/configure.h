/* SPDX-License-Identifier: Apache-2.0 */
#ifndef LANES_TOOLS_CONFIGURE_H
#define LANES_TOOLS_CONFIGURE_H

/* `lanes config`. argv[0] is "config". Returns the exit status. */
int configure_main(int argc, char **argv);

#endif
