import { formatDay } from '../../../../shell/days/days.ts';
import { listOfStatus } from '../../area/board-model/card-moves.ts';
import { leadsProject } from '../../area/project/project-scene.ts';
import { QuickAddField } from '../../area/quick-add/quick-add-field.tsx';
import { useBoard } from '../board-context.ts';
import { calendarText } from './calendar-text.ts';

interface NewCardOnDayProps {
  readonly day: string;
  readonly onClose: () => void;
}

/** Above the calendar: a card in one line that is due on a day, for the first list. */
export const NewCardOnDay = ({ day, onClose }: NewCardOnDayProps) => {
  const text = calendarText.useText();
  const { board, actions, names } = useBoard();
  return (
    <div className="border-b border-line px-4 py-2 empty:hidden">
      <QuickAddField
        key={day}
        label={text.newCard(formatDay(day, { dateStyle: 'long' }))}
        mayAdd={actions.mayChange}
        given={{ due_on: day }}
        labels={[...board.labels.values()]}
        mayCreateLabels={leadsProject(board)}
        people={[...names].map(([id, name]) => ({ id, name }))}
        onAdd={(card, sent) => actions.create(listOfStatus(board, 'todo')?.id, card, sent)}
        onClose={onClose}
      />
    </div>
  );
};
