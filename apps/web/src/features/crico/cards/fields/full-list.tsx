import { isListFull } from '../../area/board-model/over-limit.ts';
import { leadsProject, useProject } from '../../area/project/project-scene.ts';
import { projectText } from '../../area/project/project-text.ts';
import { cardsText } from '../cards-text.ts';

interface FullListProps {
  readonly listId: string;
  /** Whether its limit is exceeded on purpose. */
  readonly isExceeded: boolean;
  readonly onExceed: (isExceeded: boolean) => void;
}

/** A list that has as many cards as it may have takes another only from those who lead the project, on purpose. */
export const FullList = ({ listId, isExceeded, onExceed }: FullListProps) => {
  const text = cardsText.useText();
  const shared = projectText.useText();
  const { board } = useProject();
  if (!isListFull(board, listId)) return null;
  const mayExceed = leadsProject(board);
  return (
    <div role="status" className="rounded-md bg-warning-soft p-3 sm:col-span-2">
      <p className="font-medium">{shared.errors['list_full']}</p>
      {!mayExceed && <p>{text.otherList}</p>}
      {mayExceed && (
        <label className="mt-1 flex min-h-8 items-center gap-2 pointer-coarse:min-h-11">
          <input
            type="checkbox"
            checked={isExceeded}
            onChange={(event) => onExceed(event.target.checked)}
            className="size-4 accent-accent"
          />
          {text.exceed}
        </label>
      )}
    </div>
  );
};
