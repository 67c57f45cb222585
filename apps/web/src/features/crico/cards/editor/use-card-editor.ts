import type { CardRow } from '@nivel/contracts/projects/board-shape';
import { useEffect, useState } from 'react';
import { useSession } from '../../../../shell/session/session.ts';
import { notify } from '../../../../shell/toasts/toaster.ts';
import { cardsIn } from '../../area/project/board-store.ts';
import { useOpenCard } from '../../area/project/open-card.ts';
import { mayChangeCards, useProject } from '../../area/project/project-scene.ts';
import { projectText } from '../../area/project/project-text.ts';
import { titleProblem } from '../../area/project/title-problem.ts';
import { usePerform } from '../../area/project/use-perform.ts';
import { useTypedText } from '../../area/project/typed-texts.ts';
import { uuidv7 } from '../../area/project/uuidv7.ts';
import { cardsText } from '../cards-text.ts';
import { cardPath, forgetDraft, keepDraft, readDraft } from '../drafts.ts';
import {
  changedFields,
  changedMeanwhile,
  editsIn,
  formOf,
  formProblems,
  realEdits,
  type CardEdits,
} from './card-form.ts';
import { useLeaving } from '../leaving.ts';

/** What was typed and not saved; kept on the device while there is any. */
const useEdits = (card: CardRow, path: string) => {
  const state = useSession();
  const userId = state.status === 'signed-in' ? state.user.id : '';
  const [found] = useState(() => editsIn(readDraft(userId, path)));
  const [typed, setTyped] = useState<CardEdits>(found);
  const shown = formOf(card);
  const edits = realEdits(typed, shown);
  const isUnsaved = Object.keys(edits).length > 0;
  const [isKept, setIsKept] = useState(true);
  useEffect(() => {
    if (!isKept) return;
    if (isUnsaved) keepDraft(userId, path, typed);
    else forgetDraft(userId, path);
  }, [isKept, isUnsaved, typed, userId, path]);
  return {
    edits,
    isUnsaved,
    isRestored: Object.keys(realEdits(found, shown)).length > 0,
    change: (values: CardEdits) => setTyped({ ...typed, ...values }),
    drop: () => setTyped({}),
    /** From now on what is kept stays as it is, until it is forgotten. */
    letGo: () => setIsKept(false),
    forget: () => forgetDraft(userId, path),
  };
};

/** Sends what was changed. What was typed is forgotten when all of it was done; what is refused can be opened again. */
const useSave = (card: CardRow, edits: CardEdits, forget: () => void) => {
  const text = cardsText.useText();
  const shared = projectText.useText();
  const { board, session } = useProject();
  const perform = usePerform(session);
  const command = () => ({ project_id: board.project.id, command_id: uuidv7() });
  return async (): Promise<void> => {
    const set = changedFields(edits);
    const sent: Promise<boolean>[] = [];
    if (Object.keys(set).length > 0)
      sent.push(
        perform({ procedure: 'update_cards', input: { ...command(), card_ids: [card.id], set } }, shared.failedUpdate),
      );
    if (edits.list !== undefined) {
      const last = cardsIn(board, edits.list).at(-1);
      const place = { list_id: edits.list, before: last?.id ?? null, after: null };
      sent.push(
        perform(
          { procedure: 'move_cards', input: { ...command(), card_ids: [card.id], ...place } },
          shared.failedUpdate,
        ),
      );
    }
    const done = await Promise.all(sent);
    if (!done.every(Boolean)) return;
    forget();
    notify({ type: 'success', message: text.updated });
  };
};

/** A card that is being edited: what is shown of it, what was typed, and what of it others changed meanwhile. */
export const useCardEditor = (card: CardRow) => {
  const shared = projectText.useText();
  const { board } = useProject();
  const { close } = useOpenCard(board);
  const now = board.cards.get(card.id) ?? card;
  const [opened] = useState(() => formOf(now));
  const { edits, letGo, forget, drop, ...typed } = useEdits(now, cardPath(board.project.id, card.id));
  const save = useSave(now, edits, forget);
  const leaving = useLeaving(typed.isUnsaved);
  useTypedText([edits.title, edits.blocked].filter(Boolean).join('\n'));
  const shown = formOf(now);
  const form = { ...shown, ...edits };
  const title = titleProblem(form.title, shared);
  const problems = formProblems(form);
  const isGone = !board.cards.has(card.id);
  return {
    ...typed,
    card: now,
    form,
    /** As the others see it. */
    shown,
    title,
    problems,
    isGone,
    isFixed: isGone || !mayChangeCards(board),
    isSound: !title && problems.length === 0,
    meanwhile: changedMeanwhile(edits, opened, shown),
    leaving: {
      ...leaving,
      leave: () => {
        letGo();
        forget();
        leaving.leave();
      },
    },
    drop,
    close: () => leaving.attempt(close),
    submit: () => {
      letGo();
      leaving.release();
      void save();
      close();
    },
    /** Closes it although something is not saved. */
    giveUp: () => {
      letGo();
      forget();
      leaving.release();
      close();
    },
  };
};
export type CardEditing = ReturnType<typeof useCardEditor>;
