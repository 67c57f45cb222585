import { ClientError } from '@nivel/client/client-error';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { notify } from '../../../shell/toasts/toaster.ts';
import { siteClient } from '../../../shell/calls/site-client.ts';
import { eventsQuery, sessionsQuery } from './account.queries.ts';

/** The sessions to end: one, or all but this one. */
export type Ending = { readonly id: string } | 'others';

const end = async (ending: Ending, password: string | undefined): Promise<unknown> => {
  const proof = password === undefined ? {} : { current_password: password };
  return ending === 'others'
    ? siteClient.call('end_other_sessions', proof)
    : siteClient.call('end_session', { session_id: ending.id, ...proof });
};

const hasCode = (error: unknown, code: string): boolean => error instanceof ClientError && error.code === code;

interface EndSessions {
  /** @param password shows once more who asks; without one only a sign-in of the last minutes may end anything */
  readonly run: (password?: string) => void;
  readonly isBusy: boolean;
  /** Whether the service requires the password; once it has asked for it, this stays true. */
  readonly needsPassword: boolean;
  readonly wrongPassword: unknown;
  /** Whatever else went wrong. */
  readonly failure: unknown;
  /** Removes the message about the last try. */
  readonly forgive: () => void;
}

/** Ends sessions of the account; a session that no longer exists counts as ended. */
export const useEndSessions = (ending: Ending, said: string, onEnded: () => void): EndSessions => {
  const client = useQueryClient();
  const [needsPassword, setNeedsPassword] = useState(false);
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: async (password?: string) => end(ending, password),
    networkMode: 'always',
    onSuccess: async () => {
      onEnded();
      notify({ type: 'success', message: said });
      await Promise.all([client.invalidateQueries(sessionsQuery()), client.invalidateQueries(eventsQuery())]);
    },
    onError: (refusal) => {
      if (hasCode(refusal, 'current_password_required')) setNeedsPassword(true);
    },
  });
  const wrongPassword = hasCode(error, 'current_password_invalid') ? error : undefined;
  const isQuestion = hasCode(error, 'current_password_required');
  return {
    run: (password) => !isPending && mutate(password),
    isBusy: isPending,
    needsPassword,
    wrongPassword,
    failure: wrongPassword || isQuestion ? undefined : error,
    forgive: reset,
  };
};
