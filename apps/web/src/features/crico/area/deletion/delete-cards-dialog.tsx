import { ConfirmDialog } from '@nivel/ui/confirm-dialog';
import { useState } from 'react';
import { useProject } from '../project/project-scene.ts';
import { CascadeBox } from './cascade-box.tsx';
import { linksOf } from './card-links.ts';
import { deletionText } from './deletion-text.ts';
import { useDeleteCards } from './use-delete-cards.ts';

interface DeleteCardsDialogProps {
  readonly ids: readonly string[];
  /** Whether DELETE is also required if no cards wait for each other. */
  readonly isTyped?: boolean;
  /** The cards are being moved to the trash. */
  readonly onDeleted: () => void;
  readonly onCancel: () => void;
}

/** Asks before cards are deleted; where cards wait for each other, for DELETE and for the links to go with them. */
export const DeleteCardsDialog = ({ ids, isTyped = false, onDeleted, onCancel }: DeleteCardsDialogProps) => {
  const text = deletionText.useText();
  const { board, session } = useProject();
  const remove = useDeleteCards(session, board);
  const [isCascade, setIsCascade] = useState(false);
  const { waiting, waitsFor } = linksOf(board, ids);
  const isLinked = waiting + waitsFor > 0;
  const isOne = ids.length === 1;
  return (
    <ConfirmDialog
      title={isOne ? text.title(board.cards.get(ids[0] ?? '')?.title ?? '') : text.titleOfMany(ids.length)}
      description={isOne ? text.about : text.aboutMany}
      action={isOne ? text.action : text.actionOfMany}
      labels={text}
      {...((isTyped || isLinked) && { typed: { word: text.word, label: text.typeDelete } })}
      isBusy={false}
      failure={undefined}
      isReady={!isLinked || isCascade}
      condition={
        isLinked && (
          <CascadeBox isTicked={isCascade} onTick={setIsCascade} reason={text.cascadeFirst}>
            {text.cascade}
          </CascadeBox>
        )
      }
      onConfirm={() => {
        remove(ids, isCascade);
        onDeleted();
      }}
      onCancel={onCancel}
    >
      {isLinked && (
        <p className="rounded-md bg-warning-soft p-3">
          {isOne ? text.impact(waiting, waitsFor) : text.impactOfMany(waiting, waitsFor)}
        </p>
      )}
    </ConfirmDialog>
  );
};
