import type { DeletedThing } from '@nivel/contracts/projects/list-project-trash.operation';
import { Button } from '@nivel/ui/button';
import { Dialog } from '@nivel/ui/dialog';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { DeletedThingFacts } from '../area/deletion/deleted-thing-facts.tsx';
import { projectTrashKey } from '../area/deletion/project-trash.query.ts';
import { useProject } from '../area/project/project-scene.ts';
import { projectText } from '../area/project/project-text.ts';
import { usePerform } from '../area/project/use-perform.ts';
import { uuidv7 } from '../area/project/uuidv7.ts';
import { cardsText } from './cards-text.ts';

interface DeletedCardProps {
  readonly thing: DeletedThing;
  readonly onClose: () => void;
}

/** A card that an address names and somebody has deleted: who and when, and the way back. */
export const DeletedCard = ({ thing, onClose }: DeletedCardProps) => {
  const text = cardsText.useText();
  const shared = projectText.useText();
  const { board, session } = useProject();
  const client = useQueryClient();
  const perform = usePerform(session);
  const first = useRef<HTMLButtonElement>(null);
  const [isBusy, setIsBusy] = useState(false);
  const restore = async (): Promise<void> => {
    const input = { project_id: board.project.id, command_id: uuidv7(), card_ids: [thing.id] };
    setIsBusy(true);
    await perform({ procedure: 'restore_cards', input }, shared.failed.undo);
    setIsBusy(false);
    await client.invalidateQueries({ queryKey: projectTrashKey(board.project.id) });
  };
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={text.deletedCard}
      description={thing.name}
      closeLabel={text.close}
      initialFocus={first}
    >
      <p className="mt-3 text-soft">
        <DeletedThingFacts projectId={board.project.id} thing={thing} />
      </p>
      <div className="mt-4 flex flex-wrap justify-end gap-2">
        <Button size="sm" variant="secondary" onClick={onClose}>
          {text.cancel}
        </Button>
        <Button ref={first} size="sm" loading={isBusy} onClick={() => void restore()}>
          {text.restore}
        </Button>
      </div>
    </Dialog>
  );
};
