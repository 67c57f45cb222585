import type { DeletedThing } from '@nivel/contracts/projects/list-project-trash.operation';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { notify } from '../../../../shell/toasts/toaster.ts';
import { projectTrashKey } from '../../area/deletion/project-trash.query.ts';
import { useProject } from '../../area/project/project-scene.ts';
import { usePerform } from '../../area/project/use-perform.ts';
import { uuidv7 } from '../../area/project/uuidv7.ts';
import { trashText } from './trash-text.ts';

/** Takes a card or a list out of the trash of the open project. */
export const useRestoreThing = () => {
  const text = trashText.useText();
  const { board, session } = useProject();
  const client = useQueryClient();
  const perform = usePerform(session);
  const [restoring, setRestoring] = useState<string | null>(null);
  const restore = async ({ of, id, name }: DeletedThing): Promise<void> => {
    const command = { project_id: board.project.id, command_id: uuidv7() };
    setRestoring(id);
    await perform(
      of === 'list'
        ? { procedure: 'restore_list', input: { ...command, list_id: id } }
        : { procedure: 'restore_cards', input: { ...command, card_ids: [id] } },
      { title: text.thingFailed, message: text.thingFailedText },
      () => notify({ type: 'success', message: text.thingRestored(name) }),
    );
    await client.invalidateQueries({ queryKey: projectTrashKey(board.project.id) });
    setRestoring(null);
  };
  return { restore, restoring };
};
