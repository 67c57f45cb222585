import type { CardRow } from '@nivel/contracts/projects/board-shape';
import { ATTACHMENT_PICTURES, attachmentPicturePath } from '@nivel/contracts/projects/attachment-values';
import { queryOptions } from '@tanstack/react-query';
import { limits } from '../../../../limits/limits.ts';
import { signFiles } from '../../../../shell/calls/signed-files.ts';

const { gatherMs, mostAtOnce, goodForSeconds, renewMs } = limits.crico.board.covers;

interface Wanted {
  readonly path: string;
  readonly answer: PromiseWithResolvers<string | null>;
}
let wanted: readonly Wanted[] = [];

const askFor = async (some: readonly Wanted[]): Promise<void> => {
  try {
    const paths = [...new Set(some.map(({ path }) => path))];
    const addresses = await signFiles(ATTACHMENT_PICTURES, paths, goodForSeconds);
    for (const { path, answer } of some) answer.resolve(addresses.get(path) ?? null);
  } catch (error) {
    for (const { answer } of some) answer.reject(error);
  }
};

/** Cards come into sight by the dozen: requests of one moment are sent together. */
const addressOf = (path: string): Promise<string | null> => {
  const answer = Promise.withResolvers<string | null>();
  wanted = [...wanted, { path, answer }];
  if (wanted.length === 1)
    setTimeout(() => {
      const all = wanted;
      wanted = [];
      for (let at = 0; at < all.length; at += mostAtOnce) void askFor(all.slice(at, at + mostAtOnce));
    }, gatherMs);
  return answer.promise;
};

/** The address of a cover's small picture; null if it was deleted, or this person may not see it. */
export const coverQuery = (projectId: string, { id: cardId }: CardRow, cover: string) => {
  const path = attachmentPicturePath({ projectId, cardId, id: cover }, 'thumbnail');
  return queryOptions({
    queryKey: ['crico-cover', path],
    queryFn: () => addressOf(path),
    staleTime: renewMs,
    refetchInterval: renewMs,
  });
};
