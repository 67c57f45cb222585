import { notifyManager, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ExerciseAnswer } from '@nivel/contracts/learning/submit-exercise.operation';
import { isTransient } from '../../../shell/calls/is-transient.ts';
import { siteClient } from '../../../shell/calls/site-client.ts';
import { useSession } from '../../../shell/session/session.ts';
import { learningKeys } from '../area/data/learning.queries.ts';
import { toAnswer, type DraftAnswer } from '../area/exercises/answers.ts';
import { draftOf, keepDraft, newDraft, removeDraft, type RepetitionDraft } from './repetition-draft.ts';
import { isDayFull, isNotDue, repetitionsQuery, type DueQuestion, type Repetitions } from './repetition.queries.ts';

/** The list without a question that was answered, or no longer exists. */
const without = ({ day, questions }: Repetitions, gone: DueQuestion, after: Repetitions['day'] = day): Repetitions => ({
  day: after,
  questions: questions.filter(({ partId, item }) => partId !== gone.partId || item.id !== gone.item.id),
});

/** A day whose limit was reached has no more questions. */
const full = ({ day }: Repetitions): Repetitions => ({ day: { ...day, left: 0, isDayFull: true }, questions: [] });

interface Answering {
  readonly onAnswered: () => void;
  readonly onDayFull: () => void;
}

/** Sends an answer; its id makes sending it again harmless. */
const useAnswering = (question: DueQuestion, { onAnswered, onDayFull }: Answering) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ draft, answer }: { draft: RepetitionDraft; answer: ExerciseAnswer }) =>
      siteClient.call('answer_repetition', {
        ...{ answer_id: draft.answerId, part_id: question.partId, item_id: question.item.id, answer },
      }),
    networkMode: 'always',
    retry: (failures, error) => failures < 1 && isTransient(error) && !isDayFull(error),
    onSuccess: () => {
      onAnswered();
      void client.invalidateQueries({ queryKey: learningKeys.dashboard });
    },
    onError: (error) => {
      if (isDayFull(error)) onDayFull();
    },
  });
};

/**
 * One due question: its answer, kept on this device until it is graded, and the feedback.
 * @param onNext shows the next question, or the end of the day
 */
export const useRepetition = (question: DueQuestion, onNext: (next: DueQuestion | undefined) => void) => {
  const client = useQueryClient();
  const state = useSession();
  const userId = state.status === 'signed-in' ? state.user.id : '';
  const [draft, setDraft] = useState(() => draftOf(userId, question));
  const become = (change: (list: Repetitions) => Repetitions, isSure: boolean) => {
    const list = client.setQueryData(repetitionsQuery().queryKey, (before) => before && change(before));
    if (!isSure || !list?.questions.length) void client.invalidateQueries(repetitionsQuery());
    // The page gets the new list first, so that it does not show the answered question again.
    notifyManager.schedule(() => onNext(list?.questions[0]));
  };
  const answering = useAnswering(question, {
    onAnswered: () => removeDraft(userId),
    onDayFull: () => become(full, false),
  });
  const answer = toAnswer(question.item, draft.answer);
  const answered = answering.data;
  return {
    draft: draft.answer,
    answered,
    isAnswered: answer !== null,
    isSending: answering.isPending,
    error: answering.error,
    isGone: isNotDue(answering.error),
    /** An answer that was sent does not change until the service has answered. */
    answer: (given: DraftAnswer) => {
      if (answering.isPending) return;
      const next = newDraft(question, given);
      setDraft(next);
      keepDraft(userId, next);
    },
    send: () => {
      if (answer !== null && !answering.isPending) answering.mutate({ draft, answer });
    },
    /** Continues with the next question; if this one no longer exists, asks the service for the remaining ones. */
    goOn: () => {
      removeDraft(userId);
      become((list) => without(list, question, answered?.day), answered !== undefined);
    },
  };
};

export type RepetitionAnswer = ReturnType<typeof useRepetition>;
