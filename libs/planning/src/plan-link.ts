/** Which edge of the card that is waited for constrains which edge of the waiting card. */
export type LinkType = 'finish-start' | 'start-start' | 'finish-finish' | 'start-finish';

/** One card waits for another. */
export interface PlanLink {
  /** The card that is waited for. */
  readonly from: string;
  /** The card that waits. */
  readonly to: string;
  readonly type: LinkType;
  /** Working days between the two, less than 0 where they overlap. */
  readonly lag: number;
}

/** The links of each card, by one of their ends. */
export const linksBy = (links: readonly PlanLink[], end: 'from' | 'to'): ReadonlyMap<string, readonly PlanLink[]> =>
  Map.groupBy(links, (link) => link[end]);

/**
 * The circle that would arise if a card waited for another: the card, the cards through which the other one already waits for
 * it, the other one.
 * @returns null where there would be none
 */
export const circleOf = (
  links: readonly PlanLink[],
  { from, to }: Pick<PlanLink, 'from' | 'to'>,
): readonly string[] | null => {
  if (from === to) return [to];
  const leaving = linksBy(links, 'from');
  const cameFrom = new Map<string, string>();
  const waiting = [to];
  for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
    if (id === from) return pathTo(from, to, cameFrom);
    for (const { to: next } of leaving.get(id) ?? []) {
      if (next === to || cameFrom.has(next)) continue;
      cameFrom.set(next, id);
      waiting.push(next);
    }
  }
  return null;
};

const pathTo = (end: string, begin: string, cameFrom: ReadonlyMap<string, string>): readonly string[] => {
  const path = [end];
  for (let id = end; id !== begin;) {
    id = cameFrom.get(id) ?? begin;
    path.unshift(id);
  }
  return path;
};
