import { isDay } from '@nivel/ui/calendar';
import { useState } from 'react';
import { limits } from '../../../../limits/limits.ts';
import { useSession } from '../../../../shell/session/session.ts';
import { notify } from '../../../../shell/toasts/toaster.ts';
import { dayOf } from '../../../../shell/days/days.ts';
import { isTooLong } from '../../area/markdown/markdown-editor.tsx';
import { useOpenCard } from '../../area/project/open-card.ts';
import { useProject } from '../../area/project/project-scene.ts';
import { projectText } from '../../area/project/project-text.ts';
import { titleProblem } from '../../area/project/title-problem.ts';
import { useUnsavedText } from '../../area/project/unsaved-texts.ts';
import { usePerform } from '../../area/project/use-perform.ts';
import { uuidv7 } from '../../area/board-model/uuidv7.ts';
import { cardsText } from '../cards-text.ts';
import { cardPath, forgetDraft, readDraft } from '../../area/drafts/drafts.ts';
import { useStoredDraft } from '../../area/drafts/use-stored-draft.ts';
import { areHours, isDayOrNone } from '../editor/card-form.ts';
import { useUnsavedGuard } from '../../area/unsaved/unsaved-guard.ts';
import type { MilestoneTemplate } from './milestone-templates.ts';
import {
  emptyForm,
  fieldsOf,
  formIn,
  neighboursOf,
  targetOf,
  withTemplate,
  wizardSteps,
  type WizardForm,
} from './wizard-form.ts';

/** Sends the card; the typed text is discarded when it was created. */
const useCreate = (forget: () => void) => {
  const text = cardsText.useText();
  const shared = projectText.useText();
  const { board, session } = useProject();
  const perform = usePerform(session);
  return (form: WizardForm): void => {
    const input = {
      project_id: board.project.id,
      command_id: uuidv7(),
      card_id: uuidv7(),
      ...fieldsOf(form),
      ...targetOf(form),
      ...neighboursOf(board, form),
      override_limit: form.override,
    };
    void perform({ procedure: 'create_card', input }, shared.failed.create, () => {
      forget();
      notify({ type: 'success', message: text.created, duration: limits.crico.toasts.milestoneMs });
    });
  };
};

/** The typed values of a new card, kept on this device until it is created or discarded. */
const useNewCard = () => {
  const { board } = useProject();
  const state = useSession();
  const userId = state.status === 'signed-in' ? state.user.id : '';
  const path = cardPath(board.project.id, 'new');
  const [begin] = useState(() => ({ empty: emptyForm(board), kept: formIn(readDraft(userId, path), board) }));
  const [form, setForm] = useState<WizardForm>(begin.kept ?? begin.empty);
  const [isKept, setIsKept] = useState(true);
  const isUnsaved = form !== begin.empty;
  const isHeld = useStoredDraft({ userId, path, draft: isUnsaved ? form : null, isKept: isKept && isUnsaved });
  return {
    form,
    setForm,
    isUnsaved,
    isHeld,
    isRestored: begin.kept !== undefined,
    letGo: () => setIsKept(false),
    forget: () => forgetDraft(userId, path),
  };
};

/** Create New Milestone, step by step. */
export const useWizard = () => {
  const shared = projectText.useText();
  const { board } = useProject();
  const { close } = useOpenCard(board);
  const { form, setForm, isUnsaved, isHeld, isRestored, letGo, forget } = useNewCard();
  const [at, setAt] = useState(isRestored ? 1 : 0);
  const leaving = useUnsavedGuard({
    isUnsaved,
    isHeld,
    onLeft: () => {
      letGo();
      forget();
    },
  });
  const create = useCreate(forget);
  useUnsavedText([form.title, form.description, form.notes].filter(Boolean).join('\n'));
  const step = wizardSteps[at] ?? 'template';
  return {
    form,
    change: (values: Partial<WizardForm>) => setForm({ ...form, ...values }),
    step,
    at,
    title: titleProblem(form.title, shared),
    areTextsLong: isTooLong(form.description) || isTooLong(form.notes),
    areHoursWrong: !areHours(form.estimated),
    areDaysWrong: !isDayOrNone(form.start) || !isDayOrNone(form.due),
    areDaysReversed: isDay(form.start) && isDay(form.due) && form.start > form.due,
    next: () => setAt(at + 1),
    back: () => setAt(at - 1),
    /** Begins with a template; null: from scratch. */
    begin: (template: MilestoneTemplate | null) => {
      if (template) setForm(withTemplate(form, template, board, dayOf(new Date())));
      setAt(1);
    },
    leaving,
    isHeld,
    close: () => leaving.attempt(close),
    submit: () => {
      letGo();
      leaving.release();
      create(form);
      if (!navigator.onLine) notify({ type: 'info', message: shared.sentLater });
      close();
    },
  };
};
export type Wizard = ReturnType<typeof useWizard>;
