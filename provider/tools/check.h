/* SPDX-License-Identifier: Apache-2.0 */
#ifndef LANES_TOOLS_CHECK_H
#define LANES_TOOLS_CHECK_H

/* `lanes check`. argv[0] is "check". Returns the exit status. */
int check_main(int argc, char **argv);

#endif
