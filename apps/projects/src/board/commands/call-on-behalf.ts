import type { ProjectRole } from '@nivel/contracts/projects/memberships';
import type { Call } from '@nivel/platform/handler';

/** How long a command on behalf of an absent person may take, in ms. */
const CALL_MS = 30_000;

/** A command on behalf of an absent person, with their present role. */
export const callOnBehalf = (
  { userId, role }: { readonly userId: string; readonly role: ProjectRole },
  trace: string,
  now: Date,
): Call => ({
  actor: { userId, sessionId: '', email: '', expiresAt: 0, claims: {} },
  ...{ role, token: null, clientIp: null, trace },
  deadline: now.getTime() + CALL_MS,
});
