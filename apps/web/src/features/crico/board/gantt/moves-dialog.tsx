import { MOST_CARDS_AT_ONCE } from '@nivel/contracts/projects/board-values';
import { Button } from '@nivel/ui/button';
import { Dialog } from '@nivel/ui/dialog';
import { useRef } from 'react';
import { useBoard } from '../board-context.ts';
import { spanOf } from './card-plan.ts';
import { ganttText } from './gantt-text.ts';
import { spanInWords, type HeldBarActions, type Moves } from './use-held-bar.ts';

/** As many are listed; the others are counted. */
const MOST = 100;

interface MovesDialogProps {
  readonly moves: Moves;
  readonly bar: Pick<HeldBarActions, 'putBack' | 'keepOne' | 'keepAll'>;
}

/** What else would move, with its days before and after, before it is kept. */
export const MovesDialog = ({ moves: { held, others, isPossible }, bar }: MovesDialogProps) => {
  const { moves: text } = ganttText.useText();
  const { board } = useBoard();
  const first = useRef<HTMLButtonElement>(null);
  const rows = [...others].flatMap(([id, span]) => {
    const card = board.cards.get(id);
    const before = card && spanOf(card);
    return card && before ? [{ id, title: card.title, before, after: span }] : [];
  });
  return (
    <Dialog
      isOpen
      onOpenChange={bar.putBack}
      title={text.title(others.size)}
      description={text.text(held.card.title, spanInWords(held.span))}
      closeLabel={text.close}
      initialFocus={first}
    >
      <div className="mt-3 max-h-72 overflow-auto" tabIndex={0} role="region" aria-label={text.title(others.size)}>
        <table className="w-full text-left text-sm">
          <thead className="text-soft">
            <tr>
              {[text.card, text.before, text.after].map((name) => (
                <th key={name} scope="col" className="py-1 pr-3 font-medium">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, MOST).map(({ id, title, before, after }) => (
              <tr key={id} className="border-t border-line">
                <th scope="row" className="py-1.5 pr-3 font-medium wrap-anywhere">
                  {title}
                </th>
                <td className="pr-3 whitespace-nowrap text-soft">{spanInWords(before)}</td>
                <td className="whitespace-nowrap">{spanInWords(after)}</td>
              </tr>
            ))}
          </tbody>
        </table>
        {rows.length > MOST && <p className="py-1.5 text-sm text-soft">{text.more(rows.length - MOST)}</p>}
      </div>
      {!isPossible && (
        <p role="alert" className="mt-3 text-sm text-danger">
          {text.tooMany(MOST_CARDS_AT_ONCE)}
        </p>
      )}
      <div className="mt-4 flex flex-wrap justify-end gap-2">
        <Button variant="ghost" onClick={bar.putBack}>
          {text.cancel}
        </Button>
        <Button ref={isPossible ? undefined : first} variant="secondary" onClick={bar.keepOne}>
          {text.only}
        </Button>
        {isPossible && (
          <Button ref={first} onClick={bar.keepAll}>
            {text.all}
          </Button>
        )}
      </div>
    </Dialog>
  );
};
