import { useState } from 'react';
import { notify } from '../../../../shell/toasts/toaster.ts';
import { hasLinks } from '../../area/deletion/card-links.ts';
import { leadsProject } from '../../area/project/project-scene.ts';
import { projectText } from '../../area/project/project-text.ts';
import type { BoardScene } from '../board-context.ts';

type Scene = Pick<BoardScene, 'board' | 'actions' | 'selection'>;

/** Deletes cards of a board: one without links immediately, all others after a question. */
export const useRemoval = ({ board, actions, selection }: Scene) => {
  const shared = projectText.useText();
  const [removing, setRemoving] = useState<readonly string[] | null>(null);
  const askRemoval = (ids: readonly string[]) => {
    if (ids.length > 1 && !leadsProject(board))
      notify({ type: 'warning', message: shared.errors['bulk_delete_needs_lead'] ?? '' });
    else if (ids.length > 0 && actions.mayChange) setRemoving(ids);
  };
  return {
    /** Cards in the question whether to delete them. */
    removing,
    askRemoval,
    /** Deletes a card, or all selected ones if it is one of them. */
    removeChosen: (id: string) => {
      if (selection.has(id) && selection.ids.size > 1) askRemoval([...selection.ids]);
      else if (hasLinks(board, [id])) askRemoval([id]);
      else actions.remove([id]);
    },
    endRemoval: () => setRemoving(null),
  };
};
