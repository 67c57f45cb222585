import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { signedIn } from '../kernel/policy.ts';
import { securityEventKind } from './security-event.ts';
import { sessionOrigin } from './session-origin.ts';

export const listSecurityEvents = operation({
  name: 'auth.list-security-events',
  summary: "What happened to the caller's account in the last year, newest first, a page at a time.",
  door: { kind: 'procedure', procedure: 'list_security_events' },
  policy: signedIn('the subject of the token reads its own log'),
  repeat: 'safe',
  input: z.strictObject({
    /** The last id of the previous page. */
    before: z.uuid().optional(),
    limit: z.int().min(1).max(100).default(20),
  }),
  output: z.strictObject({
    events: z.array(
      z.strictObject({
        id: z.uuid(),
        kind: securityEventKind,
        at: z.iso.datetime(),
        origin: sessionOrigin,
      }),
    ),
    hasMore: z.boolean(),
  }),
  errors: [],
});
