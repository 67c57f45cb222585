import { Button } from '@nivel/ui/button';
import { ConfirmDialog } from '@nivel/ui/confirm-dialog';
import type { CardRow } from '@nivel/contracts/projects/board-shape';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { notify } from '../../../../shell/toasts/toaster.ts';
import { useProject } from '../../area/project/project-scene.ts';
import { projectText } from '../../area/project/project-text.ts';
import { usePerform } from '../../area/project/use-perform.ts';
import { uuidv7 } from '../../area/project/uuidv7.ts';
import { cardsText } from '../cards-text.ts';

const useDelete = ({ id }: CardRow) => {
  const text = cardsText.useText();
  const shared = projectText.useText();
  const { board, session } = useProject();
  const perform = usePerform(session);
  const input = () => ({ project_id: board.project.id, command_id: uuidv7(), card_ids: [id] });
  const restore = () => void perform({ procedure: 'restore_cards', input: input() }, shared.failedUndo);
  return async (): Promise<void> => {
    const isDone = await perform({ procedure: 'delete_cards', input: input() }, shared.failedDelete);
    if (isDone) notify({ type: 'success', message: text.deleted, action: { label: text.undo, run: restore } });
  };
};

interface DeleteCardProps {
  readonly card: CardRow;
  /** The card is on its way to the trash. */
  readonly onDeleted: () => void;
}

/** Deletes a card after its reader has typed so. */
export const DeleteCard = ({ card, onDeleted }: DeleteCardProps) => {
  const text = cardsText.useText();
  const remove = useDelete(card);
  const [isAsked, setIsAsked] = useState(false);
  return (
    <>
      <Button variant="ghost" size="sm" icon={<Trash2 aria-hidden="true" size={15} />} onClick={() => setIsAsked(true)}>
        {text.delete}
      </Button>
      {isAsked && (
        <ConfirmDialog
          title={text.deleteTitle(card.title)}
          description={text.deleteText}
          action={text.delete}
          labels={{ cancel: text.cancel, close: text.close }}
          typed={{ word: 'DELETE', label: text.typeDelete }}
          isBusy={false}
          failure={undefined}
          onConfirm={() => {
            void remove();
            onDeleted();
          }}
          onCancel={() => setIsAsked(false)}
        />
      )}
    </>
  );
};
