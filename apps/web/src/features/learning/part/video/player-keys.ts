import type { KeyboardEvent } from 'react';
import { limits } from '../../../../limits/limits.ts';
import type { Player } from './use-player.ts';

const { skipSeconds: step, smallSkipSeconds: smallStep } = limits.video;

const actions: Record<string, (player: Player) => void> = {
  ' ': (player) => player.toggle(),
  k: (player) => player.toggle(),
  j: (player) => player.skip(-step),
  l: (player) => player.skip(step),
  ArrowLeft: (player) => player.skip(-smallStep),
  ArrowRight: (player) => player.skip(smallStep),
  c: (player) => player.toggleCaptions(),
  m: (player) => player.toggleMute(),
  f: (player) => player.toggleFullscreen(),
};

/** Controls that answer to these keys themselves. */
const ownKeys = (target: EventTarget, key: string): boolean => {
  if (!(target instanceof HTMLElement)) return false;
  if (target.closest('input, [role="combobox"], [role="listbox"]')) return true;
  return key === ' ' && target.closest('button') !== null;
};

/** Plays, moves and switches by key while the focus is in the player. */
export const handlePlayerKey = (event: KeyboardEvent, player: Player): void => {
  if (event.ctrlKey || event.metaKey || event.altKey || ownKeys(event.target, event.key)) return;
  const action = actions[event.key.length === 1 ? event.key.toLowerCase() : event.key];
  if (!action) return;
  event.preventDefault();
  action(player);
};
