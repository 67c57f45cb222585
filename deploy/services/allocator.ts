import type { Described } from './find-services.ts';

/**
 * Settings of the C library for a service that allocates and frees large blocks. Blocks of up to 32 MB, the maximum that it
 * allows, come from one heap and stay there when freed, so that the next one is in the processor's cache and on large pages. A
 * hash of 19 MiB takes 21 ms of CPU time alone and 23 beside another; with a heap per thread it takes 28 and 25, and 35 to 115
 * where each block is mapped again.
 */
const KEEPS_LARGE_BLOCKS: Readonly<Record<string, string>> = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '33554432',
  MALLOC_TRIM_THRESHOLD_: '67108864',
  GLIBC_TUNABLES: 'glibc.malloc.hugetlb=1',
};

/** The environment variables of a service for the C library, the same in every deployment. */
export const allocatorSettings = ({
  takesLargeBlocks = false,
}: Pick<Described, 'takesLargeBlocks'>): Readonly<Record<string, string>> =>
  takesLargeBlocks ? KEEPS_LARGE_BLOCKS : {};
