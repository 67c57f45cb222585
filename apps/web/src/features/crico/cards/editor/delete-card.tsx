import { Button } from '@nivel/ui/button';
import { ConfirmDialog } from '@nivel/ui/confirm-dialog';
import type { CardRow } from '@nivel/contracts/projects/board-shape';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { notify } from '../../../../shell/toasts/toaster.ts';
import type { Board } from '../../area/project/board-store.ts';
import { useProject } from '../../area/project/project-scene.ts';
import { projectText } from '../../area/project/project-text.ts';
import { usePerform } from '../../area/project/use-perform.ts';
import { uuidv7 } from '../../area/project/uuidv7.ts';
import { cardsText } from '../cards-text.ts';

/** How many cards wait for one, and for how many it waits itself. */
const impactOf = ({ cards }: Board, { id, depends_on }: CardRow) => ({
  waiting: [...cards.values()].filter((card) => card.depends_on.includes(id)).length,
  waitsFor: depends_on.filter((other) => cards.has(other)).length,
});

const useDelete = ({ id }: CardRow) => {
  const text = cardsText.useText();
  const shared = projectText.useText();
  const { board, session } = useProject();
  const perform = usePerform(session);
  const input = () => ({ project_id: board.project.id, command_id: uuidv7(), card_ids: [id] });
  const restore = () => void perform({ procedure: 'restore_cards', input: input() }, shared.failed.undo);
  return async (cascade: boolean): Promise<void> => {
    await perform({ procedure: 'delete_cards', input: { ...input(), cascade } }, shared.failed.delete, () =>
      notify({ type: 'success', message: text.deleted, action: { label: text.undo, run: restore } }),
    );
  };
};

interface DeleteCardProps {
  readonly card: CardRow;
  /** The card is on its way to the trash. */
  readonly onDeleted: () => void;
}

/** Asks for DELETE, and where cards wait for each other, for the links to go with it. */
const DeleteQuestion = ({ card, onDeleted, onCancel }: DeleteCardProps & { readonly onCancel: () => void }) => {
  const text = cardsText.useText();
  const { board } = useProject();
  const remove = useDelete(card);
  const [isCascade, setIsCascade] = useState(false);
  const [isChecked, setIsChecked] = useState(false);
  const { waiting, waitsFor } = impactOf(board, card);
  const hasLinks = waiting + waitsFor > 0;
  return (
    <ConfirmDialog
      title={text.deleteTitle(card.title)}
      description={text.deleteText}
      action={text.delete}
      labels={{ cancel: text.cancel, close: text.close }}
      typed={{ word: 'DELETE', label: text.typeDelete }}
      isBusy={false}
      failure={isChecked && hasLinks && !isCascade ? text.cascadeFirst : undefined}
      onConfirm={() => {
        setIsChecked(true);
        if (hasLinks && !isCascade) return;
        void remove(isCascade);
        onDeleted();
      }}
      onCancel={onCancel}
    >
      {hasLinks && (
        <div className="rounded-md bg-warning-soft p-3">
          <p>{text.impact(waiting, waitsFor)}</p>
          <label className="mt-1 flex min-h-8 items-center gap-2 font-medium pointer-coarse:min-h-11">
            <input
              type="checkbox"
              checked={isCascade}
              onChange={(event) => setIsCascade(event.target.checked)}
              className="size-4 accent-accent"
            />
            {text.cascade}
          </label>
        </div>
      )}
    </ConfirmDialog>
  );
};

/** Deletes a card after its reader has typed so. */
export const DeleteCard = (props: DeleteCardProps) => {
  const text = cardsText.useText();
  const [isAsked, setIsAsked] = useState(false);
  return (
    <>
      <Button variant="ghost" size="sm" icon={<Trash2 aria-hidden="true" size={15} />} onClick={() => setIsAsked(true)}>
        {text.delete}
      </Button>
      {isAsked && <DeleteQuestion {...props} onCancel={() => setIsAsked(false)} />}
    </>
  );
};
