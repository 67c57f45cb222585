import { ClientError } from '@nivel/client/client-error';
import type { Procedures } from '@nivel/client/procedures.generated';
import type { OutputOf } from '@nivel/contracts/kernel/operation';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { siteClient } from '../../../shell/calls/site-client.ts';
import { currentLocale } from '../../../shell/language/locale.ts';
import { notify } from '../../../shell/toasts/toaster.ts';
import { reasonText } from '../area/in-words.ts';
import { learningText } from '../area/learning-text.ts';
import { mentoringText } from './mentoring-text.ts';

export type Mentoring = OutputOf<Procedures['list_mentoring']>;
export type Session = Mentoring['sessions'][number];
export type Hour = Mentoring['hours'][number];

const mentoringKey = ['mentoring'] as const;

export const mentoringQuery = () =>
  queryOptions({ queryKey: [...mentoringKey, 'mine'], queryFn: async () => siteClient.call('list_mentoring', {}) });

export const agendaQuery = () =>
  queryOptions({
    queryKey: [...mentoringKey, 'agenda'],
    queryFn: async () => siteClient.call('list_mentoring_agenda', {}),
  });

/** A moment as a clock in a zone shows it. */
export const momentIn = (at: string, timeZone: string): string =>
  new Date(at).toLocaleString(currentLocale(), { dateStyle: 'full', timeStyle: 'short', timeZone });

/** Changes something about mentoring: reports it, or why not, and shows the present state. */
export const useMentoringChange = <Input, Saved>(
  change: (input: Input) => Promise<Saved>,
  done: (saved: Saved) => string,
) => {
  const text = mentoringText.useText();
  const learning = learningText.useText();
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: (saved) => notify({ type: 'success', message: done(saved) }),
    onError: (error) => {
      const known = error instanceof ClientError ? text.reasons[error.code] : undefined;
      notify({ type: 'error', message: text.failed(known ?? reasonText(learning, error)) });
    },
    onSettled: async () => client.invalidateQueries({ queryKey: mentoringKey }),
  });
};
