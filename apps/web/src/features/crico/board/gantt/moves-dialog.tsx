import { MOST_CARDS_AT_ONCE } from '@nivel/contracts/projects/values/board-values';
import { spanOf } from '@nivel/planning/card-dates';
import { Button } from '@nivel/ui/button';
import { Dialog } from '@nivel/ui/dialog';
import { useRef } from 'react';
import { MovesTable } from '../../area/plan/moves-table.tsx';
import { spanInWords } from '../../area/plan/span-words.ts';
import { useBoard } from '../board-context.ts';
import { ganttText } from './gantt-text.ts';
import type { HeldBarActions, Moves } from './use-held-bar.ts';

interface MovesDialogProps {
  readonly moves: Moves;
  readonly bar: Pick<HeldBarActions, 'putBack' | 'keepOne' | 'keepAll'>;
}

/** The other cards that would move, with their days before and after, before it is saved. */
export const MovesDialog = ({ moves: { held, others, isPossible }, bar }: MovesDialogProps) => {
  const { moves: text } = ganttText.useText();
  const { board } = useBoard();
  const first = useRef<HTMLButtonElement>(null);
  const rows = [...others].flatMap(([id, after]) => {
    const card = board.cards.get(id);
    const before = card && spanOf(card);
    return card && before ? [{ id, title: card.title, before, after }] : [];
  });
  // Automatic cards move anyway.
  const isChoice = rows.some(({ id }) => board.cards.get(id)?.is_automatic !== true);
  return (
    <Dialog
      isOpen
      onOpenChange={bar.putBack}
      title={text.title(others.size)}
      description={text.text(held.card.title, spanInWords(held.span))}
      closeLabel={text.close}
      initialFocus={first}
    >
      <MovesTable moves={rows} label={text.title(others.size)} />
      {!isPossible && (
        <p role="alert" className="mt-3 text-sm text-danger">
          {text.tooMany(MOST_CARDS_AT_ONCE)}
        </p>
      )}
      <div className="mt-4 flex flex-wrap justify-end gap-2">
        <Button variant="ghost" onClick={bar.putBack}>
          {text.cancel}
        </Button>
        {(isChoice || !isPossible) && (
          <Button ref={isPossible ? undefined : first} variant="secondary" onClick={bar.keepOne}>
            {text.only}
          </Button>
        )}
        {isPossible && (
          <Button ref={first} onClick={bar.keepAll}>
            {text.all}
          </Button>
        )}
      </div>
    </Dialog>
  );
};
