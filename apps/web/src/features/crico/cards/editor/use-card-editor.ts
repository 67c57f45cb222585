import type { CardRow } from '@nivel/contracts/projects/board-shape';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { limits } from '../../../../limits/limits.ts';
import { useSession } from '../../../../shell/session/session.ts';
import { isTooLong } from '../../area/markdown/markdown-editor.tsx';
import { useOpenCard } from '../../area/project/open-card.ts';
import { isListFull } from '../../area/board-model/over-limit.ts';
import { leadsProject, mayChangeCards, useProject } from '../../area/project/project-scene.ts';
import { projectText } from '../../area/project/project-text.ts';
import { titleProblem } from '../../area/project/title-problem.ts';
import { useUnsavedText } from '../../area/project/unsaved-texts.ts';
import { cardsText } from '../cards-text.ts';
import { cardQuery } from '../cards.queries.ts';
import { cardPath, forgetDraft, readDraft } from '../../area/drafts/drafts.ts';
import { useStoredDraft } from '../../area/drafts/use-stored-draft.ts';
import { useUnsavedGuard } from '../../../../shell/unsaved/unsaved-guard.ts';
import {
  changedMeanwhile,
  editsIn,
  formOf,
  formProblems,
  realEdits,
  type CardEdits,
  type CardForm,
} from './card-form.ts';
import { realTexts, textsIn, type TextName, type TypedText, type TypedTexts } from './edited-texts.ts';
import { useSaveCard } from './use-save-card.ts';

/** The long texts of a card as the service has them. */
const useHeld = (card: CardRow) => {
  const { board } = useProject();
  const { data, error, refetch } = useQuery(cardQuery(board.project.id, card));
  return {
    held: data && { description: data.description, notes: data.notes },
    loading: { error: data ? null : error, refetch },
  };
};

/** Unsaved changes; kept on the device while there is any. */
const useTyped = (card: CardRow, held: ReturnType<typeof useHeld>['held'], path: string) => {
  const state = useSession();
  const userId = state.status === 'signed-in' ? state.user.id : '';
  const [found] = useState(() => {
    const draft = readDraft(userId, path);
    return { edits: editsIn(draft), texts: textsIn(draft) };
  });
  const [typed, setTyped] = useState(found);
  const [isKept, setIsKept] = useState(true);
  const shown = formOf(card);
  const [edits, texts] = [realEdits(typed.edits, shown), realTexts(typed.texts, held)];
  const isUnsaved = Object.keys({ ...edits, ...texts }).length > 0;
  const isHeld = useStoredDraft({ userId, path, draft: isUnsaved ? { ...typed.edits, ...typed.texts } : null, isKept });
  const isRestored = Object.keys({ ...realEdits(found.edits, shown), ...realTexts(found.texts, held) }).length > 0;
  return {
    edits,
    texts,
    /** The texts as they are in the fields, where a trailing space counts too. */
    written: typed.texts,
    isUnsaved,
    isHeld,
    isRestored: isRestored && isUnsaved,
    change: (values: CardEdits) => setTyped({ ...typed, edits: { ...typed.edits, ...values } }),
    /** Null: the service's values are shown again. */
    writeText: (name: TextName, text: TypedText | null) => {
      const { [name]: _, ...others } = typed.texts;
      const isNew = text !== null && text.text !== held?.[name].text;
      setTyped({ ...typed, texts: isNew ? { ...others, [name]: text } : others });
    },
    drop: () => setTyped({ edits: {}, texts: {} }),
    /** From now on the stored draft does not change until it is discarded. */
    letGo: () => setIsKept(false),
    forget: () => forgetDraft(userId, path),
    giveUp: () => {
      setIsKept(false);
      forgetDraft(userId, path);
    },
  };
};

/** The faults of the typed values, field by field, and why they cannot be saved. */
const useChecks = ({ form, texts, isFull }: { form: CardForm; texts: TypedTexts; isFull: boolean }) => {
  const shared = projectText.useText();
  const text = cardsText.useText();
  const title = titleProblem(form.title, shared);
  const problems = formProblems(form);
  const isLong = Object.values(texts).some((typed) => isTooLong(typed.text));
  const reasons = {
    start: shared.errors['dates_reversed'],
    day: shared.fieldProblems.day,
    estimated: text.hoursProblem,
    actual: text.hoursProblem,
    blocked: text.blockedProblem(limits.crico.card.blockedCharacters),
  };
  const all = [
    title,
    ...problems.map((name) => reasons[name]),
    isLong ? shared.invalid.fields['text'] : undefined,
    isFull ? shared.errors['list_full'] : undefined,
  ].filter((reason) => reason !== undefined);
  return { title, problems, isSound: all.length === 0, reason: all[0] ?? shared.invalid.reason };
};

/** Whether the chosen list is full, and its limit is not exceeded on purpose. */
const useFullList = ({ list }: CardEdits) => {
  const { board } = useProject();
  const [isExceeded, exceed] = useState(false);
  const isExceeding = isExceeded && leadsProject(board);
  return { isFull: list !== undefined && isListFull(board, list) && !isExceeding, isExceeded, exceed };
};

/** The written rather than chosen values of a card. */
const textsTyped = ({ edits, texts }: { readonly edits: CardEdits; readonly texts: TypedTexts }): string[] =>
  [edits.title, edits.blocked, texts.description?.text, texts.notes?.text].filter((text) => typeof text === 'string');

/** A card that is being edited: its display, the typed values, and concurrent changes of others. */
export const useCardEditor = (card: CardRow) => {
  const { board } = useProject();
  const { close } = useOpenCard(board);
  const now = board.cards.get(card.id) ?? card;
  const [opened] = useState(() => formOf(now));
  const { held, loading } = useHeld(now);
  const { letGo, forget, ...typed } = useTyped(now, held, cardPath(board.project.id, card.id));
  const { edits, texts } = typed;
  const { isFull, isExceeded, exceed } = useFullList(edits);
  const save = useSaveCard(now, { ...typed, isExceeded }, forget);
  const leaving = useUnsavedGuard({ ...typed, onLeft: typed.giveUp });
  const unsavedTexts = textsTyped(typed);
  useUnsavedText(unsavedTexts.join('\n'));
  const shown = formOf(now);
  const form = { ...shown, ...edits };
  const checks = useChecks({ form, texts, isFull });
  const finish = () => {
    letGo();
    leaving.release();
    close();
  };
  return {
    ...typed,
    unsavedTexts,
    card: now,
    held,
    loading,
    form,
    /** The card as others see it. */
    shown,
    ...checks,
    isExceeded,
    exceed,
    isGone: !board.cards.has(card.id),
    isFixed: !board.cards.has(card.id) || !mayChangeCards(board),
    meanwhile: changedMeanwhile(edits, opened, shown),
    leaving,
    close: () => leaving.attempt(close),
    submit: () => {
      finish();
      save();
    },
    /** Closes it although something is not saved. */
    giveUp: () => {
      typed.giveUp();
      finish();
    },
  };
};
export type CardEditing = ReturnType<typeof useCardEditor>;
