import type { SessionWriter } from './session-writer.ts';

type WrittenSession = Awaited<ReturnType<SessionWriter['write']>>;

/** A session as the parameters of a redirect; the code that writes the address adds `sb` and the order. */
export const sessionParameters = (session: WrittenSession): Record<string, string> => ({
  access_token: session.access_token,
  expires_at: String(session.expires_at),
  expires_in: String(session.expires_in),
  refresh_token: session.refresh_token,
  token_type: session.token_type,
});
