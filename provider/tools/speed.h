/* SPDX-License-Identifier: Apache-2.0 */
#ifndef LANES_TOOLS_SPEED_H
#define LANES_TOOLS_SPEED_H

/* `lanes speed`. argv[0] is "speed". Returns the exit status. */
int speed_main(int argc, char **argv);

#endif
