# SPDX-License-Identifier: Apache-2.0
# Read by cpack as it begins: what depends on the time and on what has been built.
if("$ENV{SOURCE_DATE_EPOCH}" STREQUAL "")
  set(ENV{SOURCE_DATE_EPOCH} ${CPACK_LANES_EPOCH})
endif()

# The highest version PREFIX_1.2.3 that the files want of a library, as their symbols say.
function(highest prefix result)
  set(versions 0)
  foreach(file ${ARGN})
    file(STRINGS ${file} found REGEX "^${prefix}_[0-9]+\\.[0-9.]+$")
    list(TRANSFORM found REPLACE "^${prefix}_" "")
    list(APPEND versions ${found})
  endforeach()
  list(SORT versions COMPARE NATURAL ORDER DESCENDING)
  list(GET versions 0 version)
  set(${result} ${version} PARENT_SCOPE)
endfunction()

# dpkg-shlibdeps sees libc only in the module, and would want the libssl of the machine at hand.
highest(GLIBC libc ${CPACK_LANES_COMMAND} ${CPACK_LANES_MODULE})
set(CPACK_DEBIAN_PACKAGE_DEPENDS "libc6 (>= ${libc})")
file(STRINGS ${CPACK_LANES_COMMAND} soname REGEX "^libssl\\.so\\.[0-9]+$" LIMIT_COUNT 1)
if(soname)
  string(REGEX REPLACE ".*\\." "libssl" package ${soname})
  highest(OPENSSL ssl ${CPACK_LANES_COMMAND})
  string(APPEND CPACK_DEBIAN_PACKAGE_DEPENDS ", ${package} (>= ${ssl})")
  if(package STREQUAL "libssl3") # as Debian 13 and Ubuntu 24.04 call it
    string(APPEND CPACK_DEBIAN_PACKAGE_DEPENDS " | libssl3t64 (>= ${ssl})")
  endif()
endif()
