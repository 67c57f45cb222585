import { Plus } from 'lucide-react';
import { leadsProject } from '../../area/project/project-scene.ts';
import { QuickAddField } from '../../area/quick-add/quick-add-field.tsx';
import { useBoard } from '../board-context.ts';
import { boardText } from '../board-text.ts';
import type { KanbanColumn } from './kanban-columns.ts';
import { laneValues } from './lane-values.ts';

/** The end of a column: writes cards to it. */
export const AddCard = ({ column }: { readonly column: KanbanColumn }) => {
  const text = boardText.useText();
  const { board, view, actions, names, choices } = useBoard();
  if (column.lists.length === 0) return null;
  if (view.adding === column.key)
    return (
      <QuickAddField
        label={text.newTitle}
        mayAdd={actions.mayChange}
        labels={[...board.labels.values()]}
        mayCreateLabels={leadsProject(board)}
        people={[...names].map(([id, name]) => ({ id, name }))}
        given={laneValues(board, choices.lanes, column.lane)}
        onAdd={(card, sent) => actions.create(column.lists[0]?.id, card, sent)}
        onClose={() => view.change({ adding: null })}
      />
    );
  if (!actions.mayChange) return null;
  return (
    <button
      type="button"
      aria-label={text.addCardTo(column.name)}
      onClick={() => view.change({ adding: column.key })}
      className="flex min-h-9 w-full items-center gap-1.5 rounded-md px-2 text-soft hover:bg-raised hover:text-text pointer-coarse:min-h-11"
    >
      <Plus aria-hidden="true" size={16} />
      {text.addCard}
    </button>
  );
};
