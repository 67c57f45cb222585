import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { signedIn } from '../kernel/policy.ts';
import { sessionOrigin } from './session-origin.ts';

export const listSessions = operation({
  name: 'auth.list-sessions',
  summary: 'The living sessions of the caller, the one that asks first, then by last use.',
  door: { kind: 'procedure', procedure: 'list_sessions' },
  policy: signedIn('the subject of the token sees its own sessions'),
  repeat: 'safe',
  input: z.strictObject({}),
  output: z.strictObject({
    sessions: z.array(
      z.strictObject({
        id: z.uuid(),
        isCurrent: z.boolean(),
        origin: sessionOrigin,
        createdAt: z.iso.datetime(),
        /** The last refresh; a session is refreshed at most every few minutes while it is used. */
        lastUsedAt: z.iso.datetime(),
        /** The latest end of the session, if it is used until then. */
        endsAt: z.iso.datetime().nullable(),
      }),
    ),
  }),
  errors: [],
});
