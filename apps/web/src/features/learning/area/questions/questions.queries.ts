import type { Procedures } from '@nivel/client/procedures.generated';
import type { OutputOf } from '@nivel/contracts/kernel/operation';
import { queryOptions } from '@tanstack/react-query';
import { siteClient } from '../../../../shell/calls/site-client.ts';

export type MyQuestions = OutputOf<Procedures['list_my_questions']>;
export type Question = MyQuestions['questions'][number];
export type Queued = OutputOf<Procedures['list_question_queue']>['waiting'][number];

export const questionKeys = {
  all: ['questions'] as const,
  mine: ['questions', 'mine'] as const,
  queue: ['questions', 'queue'] as const,
};

/** The learner's own questions, about one part or all. */
export const myQuestionsQuery = (partId: string | null) =>
  queryOptions({
    queryKey: [...questionKeys.mine, partId],
    queryFn: async () => siteClient.call('list_my_questions', partId === null ? {} : { of_part: partId }),
  });

/** How often a mentor's queue is read again while it is shown. */
const QUEUE_EVERY_MS = 30_000;

/** The questions that wait for a mentor. */
export const queueQuery = () =>
  queryOptions({
    queryKey: questionKeys.queue,
    queryFn: async () => siteClient.call('list_question_queue', {}),
    refetchInterval: QUEUE_EVERY_MS,
  });
