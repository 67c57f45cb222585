import type { CardRow } from '@nivel/contracts/projects/board-shape';
import type { KeyboardEvent } from 'react';
import { useBoard } from '../board-context.ts';
import type { BarPart } from './card-plan.ts';
import type { LinkEdge } from './link-edges.ts';
import type { Timeline } from './use-timeline.ts';
import type { HeldBarActions } from './use-held-bar.ts';
import type { DrawnLink, LinkActions } from './use-link-cards.ts';

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, PageUp: -7, PageDown: 7 };

interface Given {
  readonly links: LinkActions;
  /** The cards that are shown, in their order. */
  readonly ids: readonly string[];
  readonly bar: HeldBarActions;
  readonly timeline: Timeline;
  /** Opens the links of a card. */
  readonly onLinks: (card: CardRow) => void;
}

const partOf = ({ shiftKey, ctrlKey, metaKey }: KeyboardEvent): BarPart =>
  shiftKey ? 'finish' : ctrlKey || metaKey ? 'start' : 'whole';

/** A bar that is carried: arrows move it, Space drops it, Escape puts it back. Nothing else happens: Tab would leave it in the air. */
const carry = ({ bar, timeline }: Pick<Given, 'bar' | 'timeline'>, event: KeyboardEvent): void => {
  const { key } = event;
  const days = steps[key];
  if (days !== undefined) {
    const part = partOf(event);
    const span = bar.step(part, days);
    if (span) timeline.reveal(part === 'finish' ? span.finish : span.start);
  } else if (key === ' ' || key === 'Enter') bar.drop();
  else if (key === 'Escape') bar.putBack();
};

const edges: Readonly<Record<string, LinkEdge>> = { ArrowLeft: 'start', ArrowRight: 'finish' };

/**
 * Draws a link by keys: up and down choose the waiting card, left and right its start or finish, with Shift those of the card
 * it waits for; Space creates the link.
 */
const draw = (
  { ids, links }: Pick<Given, 'ids' | 'links'>,
  { from, to, toEdge }: DrawnLink,
  { key, shiftKey }: KeyboardEvent,
): void => {
  const step = { ArrowDown: 1, ArrowUp: -1 }[key];
  const edge = edges[key];
  if (step !== undefined) {
    const next = ids[ids.indexOf(to ?? from.id) + step];
    if (next !== undefined) links.over(next, toEdge);
  } else if (edge !== undefined) links.choose(shiftKey ? { fromEdge: edge } : { toEdge: edge });
  else if (key === ' ' || key === 'Enter') links.drop();
  else if (key === 'Escape') links.putBack();
};

const barOf = ({ target }: KeyboardEvent): string | undefined =>
  target instanceof HTMLElement ? target.dataset['bar'] : undefined;

/** The keys of the bars: they lead to other cards, carry a bar that was picked up, and draw links. */
export const useBarKeys = ({ ids, bar, links, timeline, onLinks }: Given) => {
  const { board, actions, view, selection, removeChosen } = useBoard();
  const beside = (id: string, step: 1 | -1): boolean => {
    const next = ids[ids.indexOf(id) + step];
    if (next !== undefined) view.ask(next);
    return true;
  };
  const openLinks = (id: string): boolean => {
    const card = board.cards.get(id);
    if (card) onLinks(card);
    return true;
  };
  const changing = (id: string, key: string): boolean => {
    const card = board.cards.get(id);
    if (!card || !actions.mayChange) return false;
    if (key === ' ') bar.take(card, 'whole', 0);
    else if (key === 'Delete') removeChosen(id);
    else if (key === 'x') selection.toggle([id]);
    else if (key === 'L') links.begin(card);
    else return false;
    return true;
  };
  const standing = (id: string, { key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean => {
    if (ctrlKey || metaKey || altKey || (shiftKey && key !== 'L' && key !== 'D')) return false;
    if (key === 'ArrowDown' || key === 'j') return beside(id, 1);
    if (key === 'ArrowUp' || key === 'k') return beside(id, -1);
    if (key === 'D') return openLinks(id);
    return changing(id, key);
  };
  return {
    onKeyDown: (event: KeyboardEvent) => {
      const id = barOf(event);
      if (id === undefined) return;
      const { drawn } = links;
      if (drawn) draw({ ids, links }, drawn, event);
      else if (bar.isHeld) carry({ bar, timeline }, event);
      else if (!standing(id, event)) return;
      event.preventDefault();
    },
    // Space would click the bar when it comes up.
    onKeyUp: (event: KeyboardEvent) => {
      if (event.key === ' ' && barOf(event) !== undefined && actions.mayChange) event.preventDefault();
    },
  };
};
