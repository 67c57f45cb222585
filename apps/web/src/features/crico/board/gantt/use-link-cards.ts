import type { CardRow } from '@nivel/contracts/projects/board-shape';
import { circleOf } from '@nivel/planning/plan-link';
import { notify } from '../../../../shell/toasts/toaster.ts';
import { uuidv7 } from '../../area/board-model/uuidv7.ts';
import { useProject } from '../../area/project/project-scene.ts';
import { projectText } from '../../area/project/project-text.ts';
import { usePerform } from '../../area/project/use-perform.ts';
import { useBoard } from '../board-context.ts';
import { linksOf } from './card-plan.ts';
import { ganttText } from './gantt-text.ts';
import { useNewest } from './use-newest.ts';

/** A link that somebody is drawing: from the card that is waited for to the one that is to wait. */
export interface DrawnLink {
  readonly from: CardRow;
  readonly to: string | null;
}

/** Makes a card wait for another. A circle is refused at once, with the cards that it goes through. */
export const useLinkCards = () => {
  const text = ganttText.useText().link;
  const shared = projectText.useText();
  const { board, view } = useBoard();
  const { session } = useProject();
  const perform = usePerform(session);
  const { drawn, read, set: draw } = useNewest<DrawnLink | null>(null);
  const say = (said: string) => view.change({ said });
  const titleOf = (id: string): string => board.cards.get(id)?.title ?? '…';
  const link = (from: CardRow, to: CardRow) => {
    if (to.depends_on.includes(from.id)) return say(text.isThere(to.title, from.title));
    const circle = circleOf(linksOf(board.cards.values()), { from: from.id, to: to.id });
    if (circle) {
      const message = text.circle(circle.map((id) => `«${titleOf(id)}»`).join(' → '));
      notify({ type: 'error', title: shared.failed.update.title, message });
      return say(message);
    }
    const command = { project_id: board.project.id, command_id: uuidv7() };
    const input = { ...command, card_ids: [to.id], add: { depends_on: [from.id] } };
    void perform({ procedure: 'change_card_sets', input }, shared.failed.update);
    return say(text.done(to.title, from.title));
  };
  return {
    drawn,
    isDrawn: () => read() !== null,
    begin: (from: CardRow) => {
      draw({ from, to: null });
      say(text.begun(from.title));
    },
    /** The card to which the link would lead; null: none. */
    over: (to: string | null) => {
      const current = read();
      if (!current || current.to === to) return;
      draw({ ...current, to: to === current.from.id ? null : to });
      if (to !== null && to !== current.from.id) say(text.over(titleOf(to), current.from.title));
    },
    drop: () => {
      const current = read();
      draw(null);
      const to = board.cards.get(current?.to ?? '');
      if (current && to) link(current.from, to);
      else if (current) say(text.none);
    },
    putBack: () => {
      if (read()) say(text.none);
      draw(null);
    },
  };
};

export type LinkActions = ReturnType<typeof useLinkCards>;
