import { ClientError } from '@nivel/client/client-error';
import type { Procedures } from '@nivel/client/procedures.generated';
import type { OutputOf } from '@nivel/contracts/kernel/operation';
import { queryOptions } from '@tanstack/react-query';
import { siteClient } from '../../../shell/calls/site-client.ts';

export type Repetitions = OutputOf<Procedures['list_repetitions']>;
export type RepetitionDay = Repetitions['day'];
export type DueQuestion = Repetitions['questions'][number];

/** The due questions. An answered one leaves the list here; answers in another window show when one comes back. */
export const repetitionsQuery = () =>
  queryOptions({
    queryKey: ['learning', 'repetitions'],
    queryFn: async () => siteClient.call('list_repetitions', {}),
    staleTime: 0,
    // The list of an earlier visit could contain questions that are no longer due.
    gcTime: 0,
  });

/** Why a question is no longer due today: it was answered elsewhere, its set or its module changed, or it no longer exists. */
const gone = new Set(['repetition_not_due', 'part_not_found', 'part_locked', 'part_not_opened', 'wrong_part_type']);

export const isNotDue = (error: unknown): boolean => error instanceof ClientError && gone.has(error.code);

/** The limit of the day was reached, perhaps in another window. */
export const isDayFull = (error: unknown): boolean =>
  error instanceof ClientError && error.code === 'repetition_day_full';
