const items = (menu: Element): HTMLElement[] => [...menu.querySelectorAll<HTMLElement>('[role^=menuitem]')];

/** The item that a letter leads to: the next one after the focus that starts with it. */
const byLetter = (all: readonly HTMLElement[], from: number, letter: string): HTMLElement | undefined => {
  const rotated = [...all.slice(from + 1), ...all.slice(0, from + 1)];
  return rotated.find((item) => item.textContent.trim().toLowerCase().startsWith(letter));
};

/** Takes the focus to an item of a menu, counted from its ends: 0 is the first, -1 the last. */
export const focusItem = (menu: Element | null, index: number): void => {
  if (menu) items(menu).at(index)?.focus();
};

/**
 * Moves the focus in a menu by the ARIA menu pattern: arrows wrap around, Home and End go to the ends, a letter goes to the
 * item that starts with it.
 */
export const moveInMenu = (menu: Element, key: string): boolean => {
  const all = items(menu);
  const at = all.findIndex((item) => item === document.activeElement);
  const targets: Record<string, HTMLElement | undefined> = {
    ArrowDown: all[(at + 1) % all.length],
    ArrowUp: all.at(at <= 0 ? -1 : at - 1),
    Home: all[0],
    End: all.at(-1),
  };
  const target = targets[key] ?? (/^\S$/u.test(key) ? byLetter(all, at, key.toLowerCase()) : undefined);
  target?.focus();
  return target !== undefined;
};
