interface Visit {
  readonly id: string;
  /** Links that were not visited yet. */
  readonly left: string[];
}

/**
 * Drops links so that no card waits for itself: cards are visited along their links, and a link to a card that is being visited
 * closes a circle and is dropped.
 *
 * @param links the ids of the cards on which each card depends
 */
export const withoutCircles = (
  links: ReadonlyMap<string, readonly string[]>,
): ReadonlyMap<string, readonly string[]> => {
  const kept = new Map<string, string[]>();
  const open = new Set<string>();
  // Without recursion: a chain may have all cards of a project.
  const path: Visit[] = [];
  const enter = (id: string): void => {
    kept.set(id, []);
    open.add(id);
    path.push({ id, left: [...(links.get(id) ?? [])].reverse() });
  };
  const step = ({ id, left }: Visit): void => {
    const next = left.pop();
    if (next === undefined) {
      path.pop();
      open.delete(id);
    } else if (!open.has(next)) {
      kept.get(id)?.push(next);
      if (!kept.has(next)) enter(next);
    }
  };
  for (const start of links.keys()) {
    if (!kept.has(start)) enter(start);
    for (let top = path.at(-1); top !== undefined; top = path.at(-1)) step(top);
  }
  return kept;
};
