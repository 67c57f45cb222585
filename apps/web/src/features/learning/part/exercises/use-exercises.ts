import type { OutputOf } from '@nivel/contracts/kernel/operation';
import type { submitExercise as SubmitExercise } from '@nivel/contracts/learning/submit-exercise.operation';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isPassing } from '../../../../app/is-passing.ts';
import { useSession } from '../../../../app/session/session.ts';
import { siteClient } from '../../../../app/site-client.ts';
import { celebrate } from '../../celebration/celebration.store.ts';
import { learningKeys, type OpenedPart } from '../../data/learning.queries.ts';
import { learningText } from '../../learning-text.ts';
import { tellAchievement } from '../../tell.ts';
import type { Completion } from '../use-complete-part.ts';
import { toAnswer, toAnswers, type DraftAnswer, type Item } from './answers.ts';
import { newDraft, readDraft, removeDraft, writeDraft, type Draft } from './draft.ts';

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
    retry: (failures, error) => failures < 3 && isPassing(error),
    onSuccess: (graded) => {
      onGraded();
      graded.achievements.forEach(({ title }) => tellAchievement(title, text));
      celebrate(graded.achievements.map((achievement) => ({ kind: 'achievement' as const, ...achievement })));
      void client.invalidateQueries({ queryKey: learningKeys.dashboard });
      if (graded.isPassed && !completion.isCompleted) completion.complete();
    },
  });
};

/** The exercises of a part: one question at a time, answers kept on this device until they are graded. */
export const useExercises = (part: OpenedPart, items: readonly Item[], completion: Completion) => {
  const state = useSession();
  const userId = state.status === 'signed-in' ? state.user.id : '';
  const [draft, setDraft] = useState(() => readDraft(userId, part.id));
  const submission = useSubmission(part, completion, () => removeDraft(userId, part.id));
  const index = Math.min(draft.index, items.length - 1);
  const item = items[index];
  const change = (next: Draft) => {
    setDraft(next);
    writeDraft(userId, part.id, next);
  };
  return {
    index,
    item,
    answers: draft.answers,
    graded: submission.data,
    isSubmitting: submission.isPending,
    hasFailed: submission.isError,
    answeredCount: items.filter((one) => toAnswer(one, draft.answers[one.id]) !== null).length,
    isAnswered: item !== undefined && toAnswer(item, draft.answers[item.id]) !== null,
    isLast: index === items.length - 1,
    answer: (id: string, answer: DraftAnswer) => change({ ...draft, answers: { ...draft.answers, [id]: answer } }),
    goTo: (next: number) => change({ ...draft, index: Math.max(0, Math.min(next, items.length - 1)) }),
    submit: () => submission.mutate({ items, draft }),
    /** Begins a new attempt at the first question that was not right, with the answers given so far. */
    retry: () => {
      const firstWrong = items.findIndex(({ id }) => !submission.data?.items.find((one) => one.id === id)?.isCorrect);
      submission.reset();
      change(newDraft(draft.answers, Math.max(0, firstWrong)));
    },
  };
};

export type Exercises = ReturnType<typeof useExercises>;
