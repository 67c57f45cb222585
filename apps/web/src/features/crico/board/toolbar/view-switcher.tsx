import { views } from '@nivel/contracts/projects/view-values';
import { Columns3, Kanban, Rows3, Zap } from 'lucide-react';
import { mayChangeCards } from '../../area/project/project-scene.ts';
import { useBoard } from '../board-context.ts';
import type { View } from '../view/view-choices.ts';
import { viewText } from '../view/view-text.ts';

const icons: Record<View, typeof Kanban> = { board: Kanban, simple: Columns3, table: Rows3, auto: Zap };
/** Views that guests have no part in. */
const ofMembers: readonly View[] = ['auto'];

/** How the project is looked at. */
export const ViewSwitcher = () => {
  const text = viewText.useText();
  const { board, choices, choose } = useBoard();
  const offered = mayChangeCards(board) ? views : views.filter((view) => !ofMembers.includes(view));
  return (
    <div role="group" aria-label={text.view} className="inline-flex rounded-sm border border-line-strong">
      {offered.map((view) => {
        const Icon = icons[view];
        const look = choices.view === view ? 'bg-accent-soft font-semibold text-text' : 'text-soft hover:bg-sunken';
        return (
          <button
            key={view}
            type="button"
            aria-pressed={choices.view === view}
            onClick={() => choose({ view })}
            className={`inline-flex min-h-8 items-center gap-1.5 px-2.5 text-sm justify-center first:rounded-l-sm last:rounded-r-sm pointer-coarse:min-h-11 pointer-coarse:min-w-11 ${look}`}
          >
            <Icon aria-hidden="true" size={15} />
            <span className="max-sm:sr-only">{text.views[view]}</span>
          </button>
        );
      })}
    </div>
  );
};
