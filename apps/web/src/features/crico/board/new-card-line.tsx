import { leadsProject } from '../area/project/project-scene.ts';
import { QuickAddField } from '../area/quick-add/quick-add-field.tsx';
import { useBoard } from './board-context.ts';
import { boardText } from './board-text.ts';

/** Above the table: a card in one line, for the first list. */
export const NewCardLine = () => {
  const text = boardText.useText();
  const { board, view, actions, names } = useBoard();
  const { adding } = view;
  if (adding === null) return null;
  return (
    <div className="border-b border-line px-4 py-2 empty:hidden">
      <QuickAddField
        label={text.newTitle}
        mayAdd={actions.mayChange}
        labels={[...board.labels.values()]}
        mayCreateLabels={leadsProject(board)}
        people={[...names].map(([id, name]) => ({ id, name }))}
        onAdd={(card, sent) => actions.create(adding, card, sent)}
        onClose={() => view.change({ adding: null })}
      />
    </div>
  );
};
