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
 * The positions of one list that are known (ASCII, so that the order of their units is that of their bytes): for each that is asked about also the
 * next one, or that there is none.
 */
export class KnownPositions {
  private readonly sorted: string[] = [];
  private readonly occupied = new Set<string>();

  add(position: string | null): void {
    if (position === null) return;
    this.occupied.add(position);
    // Most come behind all others.
    const index = this.sorted.findLastIndex((one) => one <= position) + 1;
    if (this.sorted[index - 1] !== position) this.sorted.splice(index, 0, position);
  }

  /** A position that was left stays a neighbour: what is between it and the others is not known. */
  leave(position: string): void {
    this.occupied.delete(position);
  }

  isOccupied(position: string): boolean {
    return this.occupied.has(position);
  }

  nextAfter(position: string): string | null {
    return this.sorted.find((one) => one > position) ?? null;
  }

  lastBefore(position: string): string | null {
    return this.sorted.findLast((one) => one < position) ?? null;
  }

  last(): string | null {
    return this.sorted.at(-1) ?? null;
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
  // What is gone is nobody's neighbour: then it comes to the end.
  const index = found === -1 && before !== null ? others.length - 1 : found;
  const [lower, upper] = [others[index]?.position ?? null, others[index + 1]?.position ?? null];
  return positionsBetween('', lower, upper, 1)[0] ?? '';
};
