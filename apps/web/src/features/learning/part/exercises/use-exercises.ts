import { ClientError } from '@nivel/client/client-error';
import type { OutputOf } from '@nivel/contracts/kernel/operation';
import type { GradedItem, submitExercise as SubmitExercise } from '@nivel/contracts/learning/submit-exercise.operation';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { ifReachable, isUnreachable, isWithoutNetwork } from '../../area/kept/reachability.ts';
import { isTransient } from '../../../../shell/calls/is-transient.ts';
import { useSession } from '../../../../shell/session/session.ts';
import { siteClient } from '../../../../shell/calls/site-client.ts';
import { notify } from '../../../../shell/toasts/toaster.ts';
import { celebrate } from '../../area/celebration/celebration.store.ts';
import { learningKeys, partQuery, type OpenedPart } from '../../area/data/learning.queries.ts';
import { reasonText } from '../../area/in-words.ts';
import { learningText } from '../../area/learning-text.ts';
import { notifyAchievement, notifyFreezes } from '../../area/learning-toasts.ts';
import type { Completion } from '../use-complete-part.ts';
import { toAnswer, toAnswers, type DraftAnswer, type Item } from '../../area/exercises/answers.ts';
import {
  draftAfter,
  newDraft,
  placeOf,
  readDraft,
  removeDraft,
  resumed,
  withAnotherTry,
  withAnswer,
  withCheck,
  withWaiting,
  writeDraft,
  type Draft,
} from '../../area/exercises/draft.ts';
import { useCheck } from './use-check.ts';

const route = getRouteApi('/protected/signed-in/learning/dashboard/modulos/$moduleId/partes/$partId');

export type Graded = OutputOf<typeof SubmitExercise>;
export type ExercisesContent = Extract<OpenedPart['content'], { type: 'exercises' }>;

/** A limit that was reached does not pass in a moment. */
const isReached = (error: unknown): boolean =>
  error instanceof ClientError && (error.code === 'no_runs_left' || error.code === 'too_many_tries');

/** Sends an attempt; the attempt's id makes sending it again harmless. */
const useSubmission = (part: OpenedPart, completion: Completion, removeKeptDraft: () => void) => {
  const client = useQueryClient();
  const text = learningText.useText();
  return useMutation({
    mutationFn: async ({ items, draft }: { items: readonly Item[]; draft: Draft }) =>
      ifReachable(async () =>
        siteClient.call('submit_exercise', {
          part_id: part.id,
          answers: toAnswers(items, draft.answers) ?? {},
          attempt_id: draft.attemptId,
          ...(draft.run === undefined ? {} : { run: draft.run }),
        }),
      ),
    // A device without network keeps the answers immediately: the tab may be closed before there is one.
    networkMode: 'always',
    retry: (failures, error) => failures < 3 && isTransient(error) && !isReached(error) && !isWithoutNetwork(error),
    onError: (error, { items, draft }) => {
      const answers = toAnswers(items, draft.answers);
      if (!isUnreachable(error) || answers === null) return;
      const run = draft.run === undefined ? {} : { run: draft.run };
      // The draft stays where the device could not keep them.
      void completion
        .keepOffline({ attempt: { answers, attempt_id: draft.attemptId, ...run } })
        .then(removeKeptDraft, () => undefined);
    },
    onSuccess: (graded) => {
      removeKeptDraft();
      notifyFreezes(graded.streak.freezesUsed, text);
      graded.achievements.forEach(({ title }) => notifyAchievement(title, text));
      celebrate(graded.achievements.map((achievement) => ({ kind: 'achievement' as const, ...achievement })));
      void client.invalidateQueries({ queryKey: learningKeys.dashboard });
      if (graded.isPassed && !completion.isCompleted) completion.complete();
    },
  });
};

/** The draft of the learner on this device, and how to change it. */
const useDraft = (part: OpenedPart, items: readonly Item[], run: number | undefined) => {
  const { pregunta: questionId } = route.useSearch();
  const state = useSession();
  const place = placeOf(state.status === 'signed-in' ? state.user.id : '', part.module.id, part.id);
  const [draft, setDraft] = useState(() => resumed(readDraft(place, run), part.tried, { items, questionId }));
  const change = (next: Draft) => {
    setDraft(next);
    writeDraft(place, next);
  };
  return { draft, change, remove: () => removeDraft(place) };
};

/**
 * Opens the part again: the next run has another order, and a set that is submitted as a whole may have other questions.
 * Without network, practice continues with the loaded questions.
 */
const useNextRun = (part: OpenedPart, isWhole: boolean, begin: (opened: OpenedPart) => void) => {
  const client = useQueryClient();
  const text = learningText.useText();
  const query = { ...partQuery(part.id), staleTime: 0, networkMode: 'always' as const };
  const { mutate, isPending } = useMutation({ mutationFn: async () => client.query(query), networkMode: 'always' });
  const onError = (error: Error) => {
    if (isWhole) notify({ type: 'error', message: text.curriculumError(reasonText(text, error)) });
    else begin(part);
  };
  return { retry: () => mutate(undefined, { onSuccess: begin, onError }), isRenewing: isPending };
};

/** The draft of the next run: in practice all answers, with the right ones still checked; otherwise none. */
const draftOfNextRun = (draft: Draft, graded: readonly GradedItem[], { content, run }: OpenedPart): Draft => {
  if (content.type !== 'exercises') return draft;
  if (content.kind !== 'practice') return newDraft({ run: run?.number });
  return draftAfter(
    draft,
    content.items.flatMap(({ id }) => graded.filter((one) => one.id === id)),
  );
};

/** Whether a question still waits: for its answer where all is handed in at the end, else for its check. */
const isOpen = (item: Item, { answers, checks, waiting }: Draft, isWhole: boolean): boolean =>
  isWhole
    ? toAnswer(item, answers[item.id]) === null
    : checks[item.id] === undefined && waiting?.includes(item.id) !== true;

/** An answer without network waits to be graded, and takes no change until then. */
const laterGrading = (draft: Draft, item: Item | undefined, keep: (id: string) => void) => {
  const isWaiting = item !== undefined && draft.waiting?.includes(item.id) === true;
  const keepForLater = () => {
    if (item && toAnswer(item, draft.answers[item.id]) !== null && !isWaiting) keep(item.id);
  };
  return { isWaiting, keepForLater };
};

/** The check of the question that is shown. */
const checkOf = (checking: ReturnType<typeof useCheck>, item: Item | undefined, checked: GradedItem | undefined) => ({
  wasJustChecked: checked !== undefined && checking.data?.id === checked.id,
  isChecking: checking.isPending,
  checkError: checking.variables?.itemId === item?.id ? checking.error : null,
});

/** The exercises of a part: one question at a time, answers kept on this device until all are graded; in practice each has its feedback. */
export const useExercises = (part: OpenedPart, content: ExercisesContent, completion: Completion) => {
  const { items } = content;
  const isWhole = content.kind !== 'practice';
  const { draft, change, remove } = useDraft(part, items, isWhole ? part.run?.number : undefined);
  const submission = useSubmission(part, completion, remove);
  const checking = useCheck(part, (check) => change(withCheck(draft, check)));
  const index = Math.min(draft.index, items.length - 1);
  const item = items[index];
  const answer = item ? toAnswer(item, draft.answers[item.id]) : null;
  const checked = item && draft.checks[item.id];
  const open = items.findIndex((one) => isOpen(one, draft, isWhole));
  const nextRun = useNextRun(part, isWhole, (opened) => {
    change(draftOfNextRun(draft, submission.data?.items ?? [], opened));
    submission.reset();
  });
  const later = laterGrading(draft, item, (id) => change(withWaiting(draft, id)));
  const goTo = (next: number) => change({ ...draft, index: Math.max(0, next) });
  return {
    index,
    item,
    isWhole,
    ...{ answers: draft.answers, refusal: draft.refusal },
    checked,
    ...later,
    ...checkOf(checking, item, checked),
    graded: submission.data,
    isSubmitting: submission.isPending,
    submitError: submission.error,
    answeredCount: items.filter((one) => toAnswer(one, draft.answers[one.id]) !== null).length,
    isAnswered: answer !== null,
    isLast: index === items.length - 1,
    /** An answer that is being checked stays unchanged until the service has answered. */
    answer: (id: string, given: DraftAnswer) => {
      if (!checking.isPending) change(withAnswer(draft, id, given));
    },
    check: () => {
      if (!navigator.onLine) later.keepForLater();
      else if (item && answer !== null && !checking.isPending) checking.mutate({ itemId: item.id, answer });
    },
    /** Opens a checked question again, while it takes another answer. */
    tryAgain: () => {
      if (item && checked && checked.triesLeft > 0) change(withAnotherTry(draft, item.id));
    },
    goBack: () => goTo(index - 1),
    /** Goes to the next question; from the last one to the next open one, or to the result. */
    goOn: () => {
      if (index < items.length - 1) goTo(index + 1);
      else if (open >= 0) goTo(open);
      else submission.mutate({ items, draft });
    },
    ...nextRun,
  };
};

export type Exercises = ReturnType<typeof useExercises>;
