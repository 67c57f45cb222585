import { generateNKeysBetween } from 'fractional-indexing';

/** Longer positions are not given; the neighbourhood gets shorter ones first. */
const LONGEST = 48;

/** There is no short place left between two neighbours of a list. */
export class NoRoomError extends Error {
  constructor(
    readonly listId: string,
    readonly lower: string | null,
  ) {
    super(`no short position is left in list ${listId}`);
  }
}

/**
 * New positions between two neighbours, in order (`fractional-indexing`).
 * @throws NoRoomError when they would be too long
 */
export const positionsBetween = (
  listId: string,
  lower: string | null,
  upper: string | null,
  count: number,
): string[] => {
  const keys = generateNKeysBetween(lower, upper, count);
  if (keys.some((key) => key.length > LONGEST)) throw new NoRoomError(listId, lower);
  return keys;
};

/** A position behind one of several (lists, fields) in their order, in front of all (null), or at the end (undefined). */
export const positionBehind = (
  others: readonly { readonly id: string; readonly position: string }[],
  before: string | null | undefined,
): string => {
  const found = before === undefined ? others.length - 1 : others.findIndex(({ id }) => id === before);
  // A removed card is no neighbour: then the card goes to the end.
  const index = found === -1 && before !== null ? others.length - 1 : found;
  const [lower, upper] = [others[index]?.position ?? null, others[index + 1]?.position ?? null];
  return positionsBetween('', lower, upper, 1)[0] ?? '';
};
