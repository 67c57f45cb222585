/**
 * Which links stay so that no card waits for itself: cards are visited along their links, and a link to one that is being
 * visited closes a circle and goes.
 *
 * @param links the ids of the cards on which each card depends
 */
export const withoutCircles = (
  links: ReadonlyMap<string, readonly string[]>,
): ReadonlyMap<string, readonly string[]> => {
  const kept = new Map<string, readonly string[]>();
  const done = new Set<string>();
  for (const start of links.keys()) visit(start);
  return kept;

  // Without recursion: a chain may be as long as a project.
  function visit(start: string): void {
    const path: { readonly id: string; readonly left: string[] }[] = [];
    const open = new Set<string>();
    const enter = (id: string) => {
      path.push({ id, left: [...(links.get(id) ?? [])] });
      open.add(id);
      kept.set(id, []);
    };
    if (!done.has(start)) enter(start);
    for (let top = path.at(-1); top !== undefined; top = path.at(-1)) {
      const next = top.left.shift();
      if (next === undefined) {
        path.pop();
        open.delete(top.id);
        done.add(top.id);
      } else if (!open.has(next)) {
        kept.set(top.id, [...(kept.get(top.id) ?? []), next]);
        if (!done.has(next)) enter(next);
      }
    }
  }
};
