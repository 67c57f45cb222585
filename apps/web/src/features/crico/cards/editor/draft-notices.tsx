import { Button } from '@nivel/ui/button';
import type { ReactNode } from 'react';
import { CopyButton } from '../../area/project/copy-button.tsx';
import { mayChangeCards, useProject } from '../../area/project/project-scene.ts';
import { projectText } from '../../area/project/project-text.ts';
import { usePerform } from '../../area/project/use-perform.ts';
import { uuidv7 } from '../../area/board-model/uuidv7.ts';
import { cardsText } from '../cards-text.ts';
import type { CardEditing } from './use-card-editor.ts';

interface NoticesProps {
  readonly editing: CardEditing;
}

const Notice = ({
  look,
  said,
  children,
}: {
  readonly look: string;
  readonly said: string;
  readonly children?: ReactNode;
}) => (
  <div role="alert" className={`flex flex-wrap items-center justify-between gap-2 rounded-md p-3 ${look}`}>
    <span className="min-w-0 flex-1 basis-48">{said}</span>
    {children}
  </div>
);

/** Text typed before the page was left, and a button to discard it. */
const Restored = ({ editing: { drop } }: NoticesProps) => {
  const text = cardsText.useText();
  return (
    <div className="flex flex-wrap items-center justify-between gap-2 rounded-md bg-info-soft p-3">
      <span>{text.restored}</span>
      <Button size="sm" variant="secondary" onClick={drop}>
        {text.discard}
      </Button>
    </div>
  );
};

/** Another person has deleted the card: it can be restored, with the typed text, or as a copy. */
const Gone = ({ editing: { card, isUnsaved, unsavedTexts } }: NoticesProps) => {
  const text = cardsText.useText();
  const shared = projectText.useText();
  const { board, session } = useProject();
  const perform = usePerform(session);
  const restore = () => {
    const input = { project_id: board.project.id, command_id: uuidv7(), card_ids: [card.id] };
    void perform({ procedure: 'restore_cards', input }, shared.failed.undo);
  };
  return (
    <Notice
      look="bg-danger-soft font-medium text-danger"
      said={`${shared.errors['card_not_found'] ?? ''} ${isUnsaved ? text.goneTyped : ''}`}
    >
      <span className="flex flex-wrap gap-2">
        {unsavedTexts.length > 0 && <CopyButton texts={unsavedTexts} />}
        {mayChangeCards(board) && (
          <Button size="sm" variant="secondary" onClick={restore}>
            {text.restore}
          </Button>
        )}
      </span>
    </Notice>
  );
};

/** The state of the text typed here. */
export const DraftNotices = ({ editing }: NoticesProps) => {
  const text = cardsText.useText();
  const { fixedTyped } = projectText.useText();
  const { isRestored, isUnsaved, isHeld, isGone, isFixed, unsavedTexts } = editing;
  if (isGone) return <Gone editing={editing} />;
  if (isFixed && isUnsaved)
    return (
      <Notice look="bg-warning-soft" said={fixedTyped}>
        {unsavedTexts.length > 0 && <CopyButton texts={unsavedTexts} />}
      </Notice>
    );
  return (
    <>
      {isRestored && <Restored editing={editing} />}
      {isUnsaved && !isHeld && (
        <Notice look="bg-warning-soft" said={text.notHeld}>
          {unsavedTexts.length > 0 && <CopyButton texts={unsavedTexts} />}
        </Notice>
      )}
    </>
  );
};
