import { AuthClient, type AuthClientOptions } from '@nivel/client/auth-client';
import { readStored, removeStored, writeStored } from '../storage/local-storage.ts';
import { browserKeyStore } from './key-store.ts';
import { SessionKey } from './session-key.ts';

const note = 'session-key';

/** The key that this browser's session is bound to. */
export const sessionKey = new SessionKey({
  store: browserKeyStore,
  subtle: globalThis.crypto?.subtle,
  note: {
    isSet: () => readStored(note) === true,
    set: (isSet) => void (isSet ? writeStored(note, true) : removeStored(note)),
  },
});

const own: AuthClientOptions = {
  cookies: true,
  proofs: sessionKey,
  // Few installations have a captcha; its program is fetched when the service asks for it.
  solveCaptcha: async (refusal) => (await import('../captcha/solve-captcha.tsx')).solveCaptcha(refusal),
};

/** The auth door, in the form for pages of this site: the refresh token stays in a cookie that no script can read. */
export const auth = new AuthClient(own);

/** The same for a sign-out: its request outlives the page. */
export const leavingAuth = new AuthClient({
  ...own,
  fetch: async (input, init) => fetch(input, { ...init, keepalive: true }),
});
