import { useMutation, useQueryClient } from '@tanstack/react-query';
import { notify } from '../../../app/notifications/toaster.ts';
import { auth } from '../../../app/session/auth.ts';
import { session } from '../../../app/session/session.ts';
import { siteClient } from '../../../app/site-client.ts';
import { eventsQuery, sessionsQuery } from './account.queries.ts';

/** What is to be ended: one session, or all but this one. */
export type Ending = { readonly id: string } | 'others';

const end = async (ending: Ending): Promise<void> => {
  if (ending === 'others') await auth.signOut((await session.accessToken()) ?? '', 'others');
  else await siteClient.call('end_session', { session_id: ending.id });
};

/** Ends sessions of the account; a session that is gone already is ended. */
export const useEndSessions = (say: (ending: Ending) => string, onEnded: () => void) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: end,
    networkMode: 'always',
    onSuccess: async (_, ending) => {
      onEnded();
      notify({ type: 'success', message: say(ending) });
      await Promise.all([client.invalidateQueries(sessionsQuery()), client.invalidateQueries(eventsQuery())]);
    },
  });
};
