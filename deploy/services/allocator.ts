import type { Described } from './find-services.ts';

/**
 * How the C library keeps the memory of a service that takes and gives back large blocks. Blocks of up to 32 MB, the most that
 * it allows, come from one heap and stay there when they are free, so that the next one finds them in the processor's cache,
 * and on large pages. A hash of 19 MiB takes 21 ms of processor alone and 23 beside another; with a heap for each thread it
 * takes 28 and 25, and 35 to 115 where each block is mapped again.
 */
const KEEPS_LARGE_BLOCKS: Readonly<Record<string, string>> = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '33554432',
  MALLOC_TRIM_THRESHOLD_: '67108864',
  GLIBC_TUNABLES: 'glibc.malloc.hugetlb=1',
};

/** What the environment of a service says to the C library wherever it runs. */
export const allocatorSettings = ({
  takesLargeBlocks = false,
}: Pick<Described, 'takesLargeBlocks'>): Readonly<Record<string, string>> =>
  takesLargeBlocks ? KEEPS_LARGE_BLOCKS : {};
