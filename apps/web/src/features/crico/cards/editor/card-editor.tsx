import { Button } from '@nivel/ui/button';
import type { CardRow } from '@nivel/contracts/projects/board-shape';
import { useRef, type KeyboardEvent, type SubmitEvent } from 'react';
import { notify } from '../../../../shell/toasts/toaster.ts';
import { markdownText } from '../../area/markdown/markdown-text.ts';
import { validationToast } from '../../area/project/command-failure.ts';
import { useProject } from '../../area/project/project-scene.ts';
import { projectText } from '../../area/project/project-text.ts';
import { proposalText } from '../../area/proposals/proposal-text.ts';
import { cardsText } from '../cards-text.ts';
import { CardFrame } from './card-frame.tsx';
import { CardSide } from './card-side.tsx';
import { CardTexts } from './card-texts.tsx';
import { CardTitle } from './card-title.tsx';
import { CardWork } from './card-work.tsx';
import { DraftNotices } from './draft-notices.tsx';
import { DeleteCard } from './delete-card.tsx';
import { EditConflicts } from './edit-conflicts.tsx';
import { CardDetails } from '../details/card-details.tsx';
import { CoverBanner } from '../attachments/cover-banner.tsx';
import { CommentsSection } from '../card-sections.tsx';
import { UnsavedQuestion } from '../../../../shell/unsaved/unsaved-question.tsx';
import { useCardEditor } from './use-card-editor.ts';

/**
 * Edit Milestone: texts and comments of a card beside its fields in short rows, in one column on narrow screens. Others'
 * changes appear immediately; a button saves the changes made here.
 */
export const CardEditor = ({ card }: { readonly card: CardRow }) => {
  const text = cardsText.useText();
  const shared = projectText.useText();
  // Loaded with the fields, so that the texts take nothing away when they come.
  markdownText.useText();
  proposalText.useText();
  const { board } = useProject();
  const editing = useCardEditor(card);
  const { form, isFixed, isSound, isUnsaved, leaving, close, giveUp, submit } = editing;
  const first = useRef<HTMLInputElement>(null);
  const { number } = editing.card;
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isSound) {
      event.currentTarget.querySelector<HTMLElement>('[aria-invalid]')?.focus();
      notify(validationToast(editing.reason, shared));
    } else if (!isFixed) submit();
  };
  const isSavable = isUnsaved && form.title.trim() !== '';
  const onKeyDown = (event: KeyboardEvent<HTMLFormElement>) => {
    const { key, ctrlKey, metaKey, nativeEvent, currentTarget, target } = event;
    if (key !== 'Enter' || !(ctrlKey || metaKey) || nativeEvent.isComposing || event.defaultPrevented) return;
    // A dialog above has keys of its own.
    if (!(target instanceof Node) || !currentTarget.contains(target)) return;
    event.preventDefault();
    if (isSavable) currentTarget.requestSubmit();
  };
  return (
    <CardFrame
      title={text.edit}
      name={number > 0 ? `${board.project.key}-${number}` : ''}
      initialFocus={first}
      onClose={close}
    >
      <CoverBanner card={editing.card} />
      <form noValidate onSubmit={onSubmit} onKeyDown={onKeyDown} className="@container mt-3 flex flex-1 flex-col gap-4">
        <DraftNotices editing={editing} />
        <EditConflicts editing={editing} />
        <div className="grid gap-x-8 gap-y-5 @3xl:grid-cols-[minmax(0,1fr)_22rem] @3xl:grid-rows-[auto_1fr]">
          <div className="flex min-w-0 flex-col gap-4">
            <CardTitle editing={editing} first={first} />
            <CardTexts editing={editing} />
          </div>
          <CardSide editing={editing} />
          <div className="flex min-w-0 flex-col gap-5">
            <CardWork editing={editing} />
            {number > 0 && <CommentsSection card={editing.card} />}
            <div className="-ml-3">
              <CardDetails card={editing.card} />
            </div>
          </div>
        </div>
        {!isFixed && (
          <div className="sticky -bottom-6 z-10 -mx-6 mt-auto -mb-6 flex flex-wrap justify-end gap-2 border-t border-line bg-raised px-6 py-3">
            <span className="mr-auto -ml-3">
              <DeleteCard card={editing.card} onDeleted={giveUp} />
            </span>
            <Button variant="secondary" size="sm" onClick={close}>
              {text.cancel}
            </Button>
            <Button type="submit" size="sm" disabled={!isSavable} title={text.saveKeys}>
              {text.update}
            </Button>
          </div>
        )}
      </form>
      <UnsavedQuestion leaving={leaving} labels={text} />
    </CardFrame>
  );
};
