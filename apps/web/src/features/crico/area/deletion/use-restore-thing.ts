import type { DeletedThing } from '@nivel/contracts/projects/list-project-trash.operation';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Failed } from '../project/command-failure.ts';
import { useProject } from '../project/project-scene.ts';
import { usePerform } from '../project/use-perform.ts';
import { uuidv7 } from '../board-model/uuidv7.ts';
import { projectTrashKey } from './project-trash.query.ts';

/** Takes a card or a list out of the trash of the open project, and reads the trash again. */
export const useRestoreThing = (failed: Failed, onRestored?: (thing: DeletedThing) => void) => {
  const { board, session } = useProject();
  const client = useQueryClient();
  const perform = usePerform(session);
  const [restoring, setRestoring] = useState<string | null>(null);
  const restore = async (thing: DeletedThing): Promise<void> => {
    const command = { project_id: board.project.id, command_id: uuidv7() };
    setRestoring(thing.id);
    await perform(
      thing.of === 'list'
        ? { procedure: 'restore_list', input: { ...command, list_id: thing.id } }
        : { procedure: 'restore_cards', input: { ...command, card_ids: [thing.id] } },
      failed,
      () => onRestored?.(thing),
    );
    await client.invalidateQueries({ queryKey: projectTrashKey(board.project.id) });
    setRestoring(null);
  };
  return { restore, restoring };
};
