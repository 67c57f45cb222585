import { Button } from '@nivel/ui/button';
import { ProgressBar } from '@nivel/ui/progress-bar';
import { Plus } from 'lucide-react';
import type { OpenBoard } from '../area/project/board-session.ts';
import type { Board } from '../area/project/board-store.ts';
import { useOpenCard } from '../area/project/open-card.ts';
import { mayChangeCards } from '../area/project/project-scene.ts';
import { projectText } from '../area/project/project-text.ts';
import { boardText } from './board-text.ts';
import { LiveIndicator } from './live-indicator.tsx';

const badge = 'rounded-sm px-1.5 py-0.5 text-xs font-semibold';

/** Done cards of all, in whole percent, rounded down. */
const progressOf = ({ cards, lists }: Board): number => {
  const done = [...cards.values()].filter(({ list_id: list }) => lists.get(list)?.status === 'done').length;
  return cards.size === 0 ? 0 : Math.floor((done / cards.size) * 100);
};

interface BoardHeaderProps {
  readonly open: OpenBoard;
  /** Why commands were refused has been read. */
  readonly onRead: () => void;
}

/** Which project it is, how it stands, and what one is in it. */
export const BoardHeader = ({ open, onRead }: BoardHeaderProps) => {
  const text = boardText.useText();
  const shared = projectText.useText();
  const { board } = open;
  const { openNew } = useOpenCard(board);
  const { project, role } = board;
  const progress = progressOf(board);
  return (
    <header className="flex flex-wrap items-center gap-x-3 gap-y-1.5 border-b border-line px-4 py-2.5">
      <span aria-hidden="true" className="size-3 shrink-0 rounded-full" style={{ backgroundColor: project.color }} />
      <h1 className="min-w-0 truncate text-lg">{project.name}</h1>
      <span className={`${badge} bg-sunken text-soft`}>{text.status(project.status)}</span>
      <span className={`${badge} bg-info-soft text-info`}>{text.roles[role]}</span>
      <LiveIndicator open={open} onRead={onRead} />
      <div className="ml-auto flex w-48 items-center gap-2 max-sm:ml-0 max-sm:w-full">
        <ProgressBar progress={progress} aria-label={text.progress(progress)} />
        <span aria-hidden="true" className="text-sm whitespace-nowrap text-soft tabular-nums">
          {progress}%
        </span>
      </div>
      {mayChangeCards(board) && (
        <Button size="sm" icon={<Plus aria-hidden="true" size={16} />} onClick={openNew}>
          {shared.newCard}
        </Button>
      )}
    </header>
  );
};
