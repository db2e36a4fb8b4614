# SPDX-License-Identifier: Apache-2.0
# Run by cpack on the files before it packs them: pages and changelog as Debian has them, and the
# same modes and times wherever and whenever this is done.
set(root ${CPACK_TEMPORARY_DIRECTORY})
set(doc ${root}/usr/share/doc/lanes)
configure_file(${CPACK_LANES_TEXTS}/copyright ${doc}/copyright COPYONLY)
configure_file(${CPACK_LANES_TEXTS}/changelog ${doc}/changelog.Debian COPYONLY)
file(CHMOD ${doc}/copyright ${doc}/changelog.Debian
  PERMISSIONS OWNER_READ OWNER_WRITE GROUP_READ WORLD_READ)
file(GLOB texts ${root}/usr/share/man/*/*.[0-9] ${doc}/changelog.Debian)
execute_process(COMMAND gzip -9nf ${texts} COMMAND_ERROR_IS_FATAL ANY)
execute_process(COMMAND find ${root} -type d -exec chmod 755 {} + COMMAND_ERROR_IS_FATAL ANY)
execute_process(COMMAND find ${root} -exec touch -h -d @$ENV{SOURCE_DATE_EPOCH} {} +
  COMMAND_ERROR_IS_FATAL ANY)
