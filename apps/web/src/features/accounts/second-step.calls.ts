import { ClientError } from '@nivel/client/client-error';
import { auth } from '../../shell/session/auth.ts';
import { raiseSession } from '../../shell/session/raise-session.ts';
import { session } from '../../shell/session/session.ts';
import { promptForKey, type KeyQuestion } from './key-prompt.ts';

const at = (id: string, act: 'challenge' | 'verify'): string => `/factors/${encodeURIComponent(id)}/${act}`;

const raise = (ask: (token: string) => Promise<unknown>): Promise<void> =>
  raiseSession(session, ask, async () => auth.refresh());

/** Shows a code of an app: this session has taken its second step then, in all tabs. @throws ClientError */
export const showCode = (id: string, code: string): Promise<void> =>
  raise(async (token) => {
    const begun = await auth.ask({ method: 'POST', path: at(id, 'challenge'), body: { factorId: id }, token });
    const { id: challenge_id } = begun as { readonly id: string };
    return auth.ask({ method: 'POST', path: at(id, 'verify'), body: { challenge_id, code }, token });
  });

/**
 * Shows a key, or has a new one made: the same. A person may take a minute over it, and meanwhile no other tab waits.
 * @throws ClientError, or the DOMException of the browser
 */
export const showKey = async (id: string): Promise<void> => {
  const token = await session.firstStepToken();
  const question = { method: 'POST', path: at(id, 'challenge'), body: { factorId: id } } as const;
  const begun = await auth.ask({ ...question, ...(token !== null && { token }) });
  const { id: challenge_id, webauthn } = begun as { readonly id: string; readonly webauthn: KeyQuestion };
  const body = { challenge_id, webauthn: { type: webauthn.type, credential_response: await promptForKey(webauthn) } };
  await raise(async (fresh) => auth.ask({ method: 'POST', path: at(id, 'verify'), body, token: fresh }));
};

/** Shows a recovery code, which is used up by it. @throws ClientError */
export const showRecoveryCode = (code: string): Promise<void> =>
  raise(async (token) => auth.ask({ method: 'POST', path: '/factors/recovery-codes/verify', body: { code }, token }));

/** A factor that is gone may have left the account without one, and another device's step ends the sessions that wait for theirs. */
const HAS_CHANGED = ['mfa_factor_not_found', 'session_not_found'];

/**
 * Takes the second step at sign-in. Where something has changed elsewhere, the session is looked at anew.
 * @param show shows a factor
 */
export const takeSecondStep = async (show: () => Promise<void>): Promise<void> => {
  try {
    await show();
  } catch (error) {
    if (error instanceof ClientError && HAS_CHANGED.includes(error.code)) await session.renew();
    if (session.state().status !== 'signed-in') throw error;
  }
};
