import { Button } from '@nivel/ui/button';
import { Plus } from 'lucide-react';
import { AssigneeBadge, StatusBadge } from '../badges.tsx';
import { useBoard } from '../board-context.ts';
import { useCalendar } from './calendar-context.ts';
import { calendarText } from './calendar-text.ts';
import type { DueCard } from './due-days.ts';

interface DayCardsProps {
  readonly day: string;
  readonly label: string;
  readonly cards: readonly DueCard[];
  readonly onOpen?: () => void;
}

/** All cards of a day below each other. */
export const DayCards = ({ day, label, cards, onOpen }: DayCardsProps) => {
  const text = calendarText.useText();
  const { open } = useBoard();
  const { onAdd } = useCalendar();
  return (
    <>
      {cards.length > 0 && (
        <ul aria-label={text.cardsOf(label)} className="divide-y divide-line">
          {cards.map((card) => (
            <li key={card.id}>
              <button
                type="button"
                data-card={card.id}
                onClick={() => {
                  onOpen?.();
                  open(card);
                }}
                className="flex min-h-11 w-full items-center gap-2 rounded-sm px-1 py-2 text-left hover:bg-sunken"
              >
                <span className="min-w-0 grow font-medium wrap-anywhere">{card.title}</span>
                <StatusBadge card={card} />
                {card.assignee !== null && <AssigneeBadge id={card.assignee} />}
              </button>
            </li>
          ))}
        </ul>
      )}
      {onAdd && (
        <Button
          size="sm"
          variant="ghost"
          icon={<Plus aria-hidden="true" size={15} />}
          aria-label={text.add(label)}
          onClick={() => onAdd(day)}
        >
          {text.addHere}
        </Button>
      )}
    </>
  );
};
