import type { DeletedThing } from '@nivel/contracts/projects/list-project-trash.operation';
import { Button } from '@nivel/ui/button';
import { Dialog } from '@nivel/ui/dialog';
import { useRef } from 'react';
import { DeletedThingFacts } from '../area/deletion/deleted-thing-facts.tsx';
import { useRestoreThing } from '../area/deletion/use-restore-thing.ts';
import { useProject } from '../area/project/project-scene.ts';
import { projectText } from '../area/project/project-text.ts';
import { cardsText } from './cards-text.ts';

interface DeletedCardProps {
  readonly thing: DeletedThing;
  readonly onClose: () => void;
}

/** A card whose address was opened and that a person has deleted: by whom and when, and how to restore it. */
export const DeletedCard = ({ thing, onClose }: DeletedCardProps) => {
  const text = cardsText.useText();
  const shared = projectText.useText();
  const { board } = useProject();
  const first = useRef<HTMLButtonElement>(null);
  const { restore, restoring } = useRestoreThing(shared.failed.undo);
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
        <Button ref={first} size="sm" loading={restoring !== null} onClick={() => void restore(thing)}>
          {text.restore}
        </Button>
      </div>
    </Dialog>
  );
};
