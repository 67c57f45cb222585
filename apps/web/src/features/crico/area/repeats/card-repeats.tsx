import type { CardRow } from '@nivel/contracts/projects/board-shape';
import { Button } from '@nivel/ui/button';
import { Repeat } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { dayOf, formatDay } from '../../../../shell/days/days.ts';
import { repeatText } from './repeat-text.ts';
import { repeatInWords } from './repeat-words.ts';
import { useRepeat } from './use-repeat.ts';

const RepeatDialog = lazy(async () => ({ default: (await import('./repeat-dialog.tsx')).RepeatDialog }));

/** The repetition of a card in words, with the day of the next card while it is in the future. */
const Sentence = ({ repeats }: { readonly repeats: NonNullable<CardRow['repeats']> }) => {
  const text = repeatText.useText();
  const isAhead = repeats.when === 'day' && repeats.next_on > dayOf(new Date());
  const next = formatDay(repeats.next_on, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
  return (
    <p className="text-sm">
      {repeatInWords(repeats.rule, text)} {isAhead ? text.next(next) : text.comes[repeats.when]}{' '}
      {repeats.nth > 1 && <span className="text-soft">{text.nth(repeats.nth)}</span>}
    </p>
  );
};

interface CardRepeatsProps {
  readonly card: CardRow;
  readonly isFixed: boolean;
}

/** Whether and how a card repeats; each change is saved immediately. */
export const CardRepeats = ({ card, isFixed }: CardRepeatsProps) => {
  const text = repeatText.useText();
  const [isOpen, setIsOpen] = useState(false);
  const repeat = useRepeat(card);
  if (isFixed && !card.repeats) return null;
  return (
    <section>
      <h3 className="mb-1 flex items-center gap-1.5 font-medium">
        <Repeat aria-hidden="true" size={15} />
        {text.heading}
      </h3>
      {card.repeats ? <Sentence repeats={card.repeats} /> : <p className="text-sm text-soft">{text.none}</p>}
      {!isFixed && (
        <div className="mt-1 -ml-3 flex flex-wrap gap-1">
          <Button variant="ghost" size="sm" onClick={() => setIsOpen(true)}>
            {card.repeats ? text.change : text.set}
          </Button>
          {card.repeats && (
            <Button variant="ghost" size="sm" onClick={() => void repeat(null)}>
              {text.stop}
            </Button>
          )}
        </div>
      )}
      {isOpen && (
        <Suspense>
          <RepeatDialog card={card} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </section>
  );
};
