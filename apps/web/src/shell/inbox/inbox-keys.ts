import type { KeyboardEvent } from 'react';

const STEPS: Readonly<Record<string, number>> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 };
const ACTIONS: Readonly<Record<string, string>> = { e: 'done', h: 'snooze' };

const titleOf = (row: Element | undefined): HTMLElement | null => row?.querySelector<HTMLElement>('[data-row]') ?? null;

/**
 * Handles a key in the list of an inbox: J, K and the arrows move between its rows, E and H press a row's buttons. Menus and
 * fields handle their own keys.
 * @returns whether the key was handled
 */
export const pressed = ({ key, target, currentTarget, ...held }: KeyboardEvent<HTMLElement>): boolean => {
  if (held.ctrlKey || held.metaKey || held.altKey || !(target instanceof Element)) return false;
  if (target.closest('[role=menu], [role=dialog], input')) return false;
  const rows = [...currentTarget.children];
  const at = rows.findIndex((row) => row.contains(target));
  const step = STEPS[key];
  if (step !== undefined) {
    titleOf(rows[at + step])?.focus();
    return true;
  }
  const action = ACTIONS[key];
  if (action === undefined) return false;
  // The row is removed; a keyboard user is on the next one.
  if (action === 'done') (titleOf(rows[at + 1]) ?? titleOf(rows[at - 1]))?.focus();
  rows[at]?.querySelector<HTMLElement>(`[data-action=${action}]`)?.click();
  return true;
};
