import { Button } from '@nivel/ui/button';
import type { CardRow } from '@nivel/contracts/projects/board-shape';
import { useRef, type SubmitEvent } from 'react';
import { notify } from '../../../../shell/toasts/toaster.ts';
import { markdownText } from '../../area/markdown/markdown-text.ts';
import { validationToast } from '../../area/project/command-failure.ts';
import { useProject } from '../../area/project/project-scene.ts';
import { projectText } from '../../area/project/project-text.ts';
import { cardsText } from '../cards-text.ts';
import { CardFields } from './card-fields.tsx';
import { CardFrame } from './card-frame.tsx';
import { CardSets } from './card-sets.tsx';
import { CardTexts } from './card-texts.tsx';
import { DraftNotices } from './draft-notices.tsx';
import { DeleteCard } from './delete-card.tsx';
import { EditConflicts } from './edit-conflicts.tsx';
import { CardDetails } from '../details/card-details.tsx';
import { CoverBanner } from '../attachments/cover-banner.tsx';
import { CardSections } from '../card-sections.tsx';
import { UnsavedQuestion } from '../unsaved-question.tsx';
import { useCardEditor } from './use-card-editor.ts';

/** Edit Milestone: all fields of a card. What others change is there at once; what is typed here is saved with a button. */
export const CardEditor = ({ card }: { readonly card: CardRow }) => {
  const text = cardsText.useText();
  const shared = projectText.useText();
  // Loaded with the fields, so that the texts take nothing away when they come.
  markdownText.useText();
  const { board } = useProject();
  const editing = useCardEditor(card);
  const { form, isFixed, isSound, isUnsaved, leaving, close, giveUp, submit } = editing;
  const first = useRef<HTMLInputElement>(null);
  const { number } = editing.card;
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // What is sent in a dialog above comes by here too.
    if (event.target !== event.currentTarget) return;
    if (!isSound) {
      event.currentTarget.querySelector<HTMLElement>('[aria-invalid]')?.focus();
      notify(validationToast(editing.reason, shared));
    } else if (!isFixed) submit();
  };
  return (
    <CardFrame
      title={text.edit}
      name={number > 0 ? `${board.project.key}-${number}` : ''}
      initialFocus={first}
      onClose={close}
    >
      <CoverBanner card={editing.card} />
      <form noValidate onSubmit={onSubmit} className="mt-3 flex flex-col gap-4">
        <DraftNotices editing={editing} />
        <EditConflicts editing={editing} />
        <CardFields editing={editing} first={first} />
        <CardTexts editing={editing} />
        <CardSets editing={editing} />
        {isFixed && (
          <div>
            <CardDetails card={editing.card} />
          </div>
        )}
        {!isFixed && (
          <div className="sticky -bottom-6 z-10 -mx-6 -mb-6 flex flex-wrap justify-end gap-2 border-t border-line bg-raised px-6 py-3">
            <span className="mr-auto flex flex-wrap">
              <CardDetails card={editing.card} />
              <DeleteCard card={editing.card} onDeleted={giveUp} />
            </span>
            <Button variant="secondary" size="sm" onClick={close}>
              {text.cancel}
            </Button>
            <Button type="submit" size="sm" disabled={!isUnsaved || form.title.trim() === ''}>
              {text.update}
            </Button>
          </div>
        )}
      </form>
      {number > 0 && <CardSections card={editing.card} />}
      <UnsavedQuestion leaving={leaving} />
    </CardFrame>
  );
};
