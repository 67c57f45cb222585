import { DeleteCardsDialog } from '../../area/deletion/delete-cards-dialog.tsx';
import { useBoard } from '../board-context.ts';

interface RemovalQuestionProps {
  readonly ids: readonly string[];
  readonly onClose: () => void;
}

/** Asks before cards of the board are deleted; those deleted by others meanwhile are left out. */
export const RemovalQuestion = ({ ids, onClose }: RemovalQuestionProps) => {
  const { board, selection } = useBoard();
  const shown = ids.filter((id) => board.cards.has(id));
  if (shown.length === 0) return null;
  const onDeleted = () => {
    if (shown.length > 1) selection.clear();
    onClose();
  };
  return <DeleteCardsDialog ids={shown} onDeleted={onDeleted} onCancel={onClose} />;
};
