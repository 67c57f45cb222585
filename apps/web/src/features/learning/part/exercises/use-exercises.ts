import type { OutputOf } from '@nivel/contracts/kernel/operation';
import type { submitExercise as SubmitExercise } from '@nivel/contracts/learning/submit-exercise.operation';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isTransient } from '../../../../shell/calls/is-transient.ts';
import { useSession } from '../../../../shell/session/session.ts';
import { siteClient } from '../../../../shell/calls/site-client.ts';
import { celebrate } from '../../area/celebration/celebration.store.ts';
import { learningKeys, type OpenedPart } from '../../area/data/learning.queries.ts';
import { learningText } from '../../area/learning-text.ts';
import { notifyAchievement, notifyFreezes } from '../../area/learning-toasts.ts';
import type { Completion } from '../use-complete-part.ts';
import { toAnswer, toAnswers, type DraftAnswer, type Item } from './answers.ts';
import {
  draftAfter,
  readDraft,
  removeDraft,
  withAnotherTry,
  withAnswer,
  withCheck,
  withTried,
  writeDraft,
  type Draft,
} from './draft.ts';
import { useCheck } from './use-check.ts';

export type Graded = OutputOf<typeof SubmitExercise>;

/** Sends an attempt; the attempt's id makes sending it again harmless. */
const useSubmission = (part: OpenedPart, completion: Completion, onGraded: () => void) => {
  const client = useQueryClient();
  const text = learningText.useText();
  return useMutation({
    mutationFn: async ({ items, draft }: { items: readonly Item[]; draft: Draft }) =>
      siteClient.call('submit_exercise', {
        part_id: part.id,
        answers: toAnswers(items, draft.answers) ?? {},
        attempt_id: draft.attemptId,
      }),
    retry: (failures, error) => failures < 3 && isTransient(error),
    onSuccess: (graded) => {
      onGraded();
      notifyFreezes(graded.streak.freezesUsed, text);
      graded.achievements.forEach(({ title }) => notifyAchievement(title, text));
      celebrate(graded.achievements.map((achievement) => ({ kind: 'achievement' as const, ...achievement })));
      void client.invalidateQueries({ queryKey: learningKeys.dashboard });
      if (graded.isPassed && !completion.isCompleted) completion.complete();
    },
  });
};

/** The draft of the learner on this device, and how to change it. */
const useDraft = (part: OpenedPart) => {
  const state = useSession();
  const place = {
    userId: state.status === 'signed-in' ? state.user.id : '',
    path: `/dashboard/modulos/${part.module.id}/partes/${part.id}`,
  };
  const [draft, setDraft] = useState(() => withTried(readDraft(place), part.tried));
  const change = (next: Draft) => {
    setDraft(next);
    writeDraft(place, next);
  };
  return { draft, change, remove: () => removeDraft(place) };
};

/** The exercises of a part: one question at a time, each with its feedback, answers kept on this device until all are graded. */
export const useExercises = (part: OpenedPart, items: readonly Item[], completion: Completion) => {
  const { draft, change, remove } = useDraft(part);
  const submission = useSubmission(part, completion, remove);
  const checking = useCheck(part, (check) => change(withCheck(draft, check)));
  const index = Math.min(draft.index, items.length - 1);
  const item = items[index];
  const answer = item ? toAnswer(item, draft.answers[item.id]) : null;
  const checked = item && draft.checks[item.id];
  const unchecked = items.findIndex(({ id }) => !draft.checks[id]);
  const goTo = (next: number) => change({ ...draft, index: Math.max(0, next) });
  return {
    index,
    item,
    answers: draft.answers,
    checked,
    wasJustChecked: checked !== undefined && checking.data?.id === checked.id,
    isChecking: checking.isPending,
    checkError: checking.variables?.itemId === item?.id ? checking.error : null,
    graded: submission.data,
    isSubmitting: submission.isPending,
    hasFailed: submission.isError,
    answeredCount: items.filter((one) => toAnswer(one, draft.answers[one.id]) !== null).length,
    isAnswered: answer !== null,
    isLast: index === items.length - 1,
    /** An answer that is being checked stays what it is until the service has answered. */
    answer: (id: string, given: DraftAnswer) => {
      if (!checking.isPending) change(withAnswer(draft, id, given));
    },
    check: () => {
      if (item && answer !== null && !checking.isPending) checking.mutate({ itemId: item.id, answer });
    },
    /** Opens a checked question again, while it takes another answer. */
    tryAgain: () => {
      if (item && checked && checked.triesLeft > 0) change(withAnotherTry(draft, item.id));
    },
    goBack: () => goTo(index - 1),
    /** To the next question; from the last one to whatever is not checked yet, or to the result. */
    goOn: () => {
      if (index < items.length - 1) goTo(index + 1);
      else if (unchecked >= 0) goTo(unchecked);
      else submission.mutate({ items, draft });
    },
    /** Begins a new attempt. */
    retry: () => {
      submission.reset();
      change(draftAfter(draft, submission.data?.items ?? []));
    },
  };
};

export type Exercises = ReturnType<typeof useExercises>;
