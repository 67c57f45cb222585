import type { CardRow } from '@nivel/contracts/projects/board-shape';
import { linksOf, usualTerms } from '@nivel/planning/link-terms';
import { circleOf } from '@nivel/planning/plan-link';
import { notify } from '../../../../shell/toasts/toaster.ts';
import { linksText } from '../../area/links/links-text.ts';
import { useLinks } from '../../area/links/use-links.ts';
import { projectText } from '../../area/project/project-text.ts';
import { useBoard } from '../board-context.ts';
import { ganttText } from './gantt-text.ts';
import { typeOf, type LinkEdge, type LinkEdges } from './link-edges.ts';
import { useNewest } from './use-newest.ts';

/** A link that is being drawn: from an edge of the card that is waited for to one of the waiting card. */
export interface DrawnLink extends LinkEdges {
  readonly from: CardRow;
  readonly to: string | null;
}

/** Makes a link that was drawn, or says why not: a circle is refused immediately, with the cards that it goes through. */
const useMakeLink = () => {
  const text = ganttText.useText().link;
  const shared = projectText.useText();
  const { board, view } = useBoard();
  const links = useLinks();
  const say = (said: string) => view.change({ said });
  return (given: DrawnLink, to: CardRow) => {
    const { from } = given;
    const type = typeOf(given);
    const known = linksOf([to]).find((one) => one.from === from.id);
    if (known?.type === type) return say(text.isThere(to.title, from.title));
    const circle = circleOf(linksOf(board.cards.values()), { from: from.id, to: to.id });
    if (circle) {
      const message = links.circleInWords(circle);
      notify({ type: 'error', title: shared.failed.update.title, message });
      return say(message);
    }
    links.put(to, from.id, { type, lag: known?.lag ?? usualTerms.lag });
    return say(text.done(to.title, from.title));
  };
};

/** Draws links between the edges of bars, with the pointer and with the keyboard. */
export const useLinkCards = () => {
  const text = ganttText.useText().link;
  const { terms: inWords } = linksText.useText();
  const { board, view } = useBoard();
  const link = useMakeLink();
  const { drawn, read, set: draw } = useNewest<DrawnLink | null>(null);
  const say = (said: string) => view.change({ said });
  const titleOf = (id: string): string => board.cards.get(id)?.title ?? '…';
  const change = (values: Partial<DrawnLink>) => {
    const current = read();
    if (!current) return;
    const next = { ...current, ...values };
    if (next.to === current.to && typeOf(next) === typeOf(current)) return;
    draw(next);
    if (next.to !== null) say(text.over(titleOf(next.to), next.from.title, inWords(typeOf(next), 0)));
  };
  return {
    drawn,
    isDrawn: () => read() !== null,
    begin: (from: CardRow, fromEdge: LinkEdge = 'finish') => {
      draw({ from, fromEdge, to: null, toEdge: 'start' });
      say(text.begun(from.title));
    },
    /** The card to which the link would lead, and which of its edges; null: none. */
    over: (to: string | null, toEdge: LinkEdge = 'start') => {
      const own = read()?.from.id;
      if (to === null || to === own) change({ to: null });
      else change({ to, toEdge });
    },
    /** Other edges, as keys choose them. */
    choose: (edges: Partial<LinkEdges>) => change(edges),
    drop: () => {
      const current = read();
      draw(null);
      const to = board.cards.get(current?.to ?? '');
      if (current && to) link(current, to);
      else if (current) say(text.none);
    },
    putBack: () => {
      if (read()) say(text.none);
      draw(null);
    },
  };
};

export type LinkActions = ReturnType<typeof useLinkCards>;
