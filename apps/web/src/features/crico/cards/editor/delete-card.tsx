import { Button } from '@nivel/ui/button';
import type { CardRow } from '@nivel/contracts/projects/board-shape';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { DeleteCardsDialog } from '../../area/deletion/delete-cards-dialog.tsx';
import { cardsText } from '../cards-text.ts';

interface DeleteCardProps {
  readonly card: CardRow;
  /** The card is being moved to the trash. */
  readonly onDeleted: () => void;
}

/** Deletes a card after its reader has typed so. */
export const DeleteCard = ({ card, onDeleted }: DeleteCardProps) => {
  const text = cardsText.useText();
  const [isAsked, setIsAsked] = useState(false);
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        title={text.delete}
        icon={<Trash2 aria-hidden="true" size={15} />}
        onClick={() => setIsAsked(true)}
      >
        <span className="max-sm:sr-only">{text.delete}</span>
      </Button>
      {isAsked && (
        <DeleteCardsDialog ids={[card.id]} isTyped onDeleted={onDeleted} onCancel={() => setIsAsked(false)} />
      )}
    </>
  );
};
