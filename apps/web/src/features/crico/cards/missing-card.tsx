import { Button } from '@nivel/ui/button';
import { Dialog } from '@nivel/ui/dialog';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSession } from '../../../shell/session/session.ts';
import { notify } from '../../../shell/toasts/toaster.ts';
import { deletedCardQuery } from '../area/deletion/project-trash.query.ts';
import { CopyButton } from '../area/project/copy-button.tsx';
import { mayChangeCards, useProject } from '../area/project/project-scene.ts';
import { projectText } from '../area/project/project-text.ts';
import { unsavedTexts } from '../area/project/unsaved-texts.ts';
import { cardsText } from './cards-text.ts';
import { DeletedCard } from './deleted-card.tsx';
import { cardPath, forgetDraft, readDraft } from '../area/drafts/drafts.ts';

interface MissingCardProps {
  /** The card's id in the address. */
  readonly name: string;
  readonly onClose: () => void;
}

/** Text typed into a card that was deleted since: to be copied before it is discarded. */
const TypedBefore = ({
  texts,
  onClose,
  onDiscard,
}: {
  readonly texts: readonly string[];
  readonly onClose: () => void;
  readonly onDiscard: () => void;
}) => {
  const text = cardsText.useText();
  const shared = projectText.useText();
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={shared.errors['card_not_found'] ?? ''}
      description={text.goneTyped}
      closeLabel={text.close}
    >
      <ul className="mt-3 flex max-h-80 flex-col divide-y divide-line overflow-y-auto rounded-md border border-line">
        {texts.map((typed) => (
          <li key={typed} className="px-3 py-2 wrap-anywhere whitespace-pre-wrap">
            {typed}
          </li>
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap justify-end gap-2">
        <Button size="sm" variant="ghost" onClick={onDiscard}>
          {text.discard}
        </Button>
        <CopyButton texts={texts} />
      </div>
    </Dialog>
  );
};

/** An address may name a card that is nowhere: a message shows it, the board stays, and no typed text is lost. */
const GoneCard = ({ name, onClose }: MissingCardProps) => {
  const text = projectText.useText();
  const { board } = useProject();
  const state = useSession();
  const userId = state.status === 'signed-in' ? state.user.id : '';
  const path = cardPath(board.project.id, name);
  const [texts] = useState(() => [...new Set(unsavedTexts.in([readDraft(userId, path) ?? {}]))]);
  const tell = useEffectEvent(() => {
    if (texts.length > 0) return;
    notify({ type: 'warning', message: text.errors['card_not_found'] ?? text.unknownError });
    onClose();
  });
  useEffect(() => tell(), []);
  if (texts.length === 0) return null;
  const discard = () => {
    forgetDraft(userId, path);
    onClose();
  };
  return <TypedBefore texts={texts} onClose={onClose} onDiscard={discard} />;
};

/** Offers a deleted card to people who may restore it; the address opens it then. */
const MaybeDeletedCard = ({ name, onClose }: MissingCardProps) => {
  const { board } = useProject();
  const { data, isPending } = useQuery(deletedCardQuery(board.project.id, board.project.key, name));
  if (isPending) return null;
  return data ? <DeletedCard thing={data} onClose={onClose} /> : <GoneCard name={name} onClose={onClose} />;
};

/** An address may name a card that is not on the board. */
export const MissingCard = (props: MissingCardProps) => {
  const { board } = useProject();
  if (board.isPartial) return null;
  return mayChangeCards(board) ? <MaybeDeletedCard {...props} /> : <GoneCard {...props} />;
};
