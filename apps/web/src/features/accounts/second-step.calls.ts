import { ClientError } from '@nivel/client/client-error';
import { auth } from '../../shell/session/auth.ts';
import { raiseSession } from '../../shell/session/raise-session.ts';
import { session } from '../../shell/session/session.ts';
import { promptForKey, type KeyQuestion } from './key-prompt.ts';
import { pendingSms, type SmsChallenge } from './pending-sms.ts';

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

/** Begins what a person takes a minute over: meanwhile no other tab waits. */
const challenge = async (id: string, body: object): Promise<unknown> => {
  const token = await session.firstStepToken();
  return auth.ask({ method: 'POST', path: at(id, 'challenge'), body, ...(token !== null && { token }) });
};

/** Has an SMS with a code sent to a number. @returns the id of its challenge, which `pendingSms` remembers @throws ClientError */
export const sendSms = async (id: string): Promise<string> => {
  const begun = (await challenge(id, { factorId: id, channel: 'sms' })) as SmsChallenge;
  pendingSms(id).write(begun);
  return begun.id;
};

/** Shows what answers a challenge. */
const answer = (id: string, body: object): Promise<void> =>
  raise(async (token) => auth.ask({ method: 'POST', path: at(id, 'verify'), body, token }));

/** Shows the code of an SMS: the same as that of an app. @throws ClientError */
export const showSmsCode = async (id: string, challenge_id: string, code: string): Promise<void> => {
  await answer(id, { challenge_id, code });
  pendingSms(id).remove();
};

/**
 * Shows a key, or has a new one made: the same.
 * @throws ClientError, or the DOMException of the browser
 */
export const showKey = async (id: string): Promise<void> => {
  const begun = await challenge(id, { factorId: id });
  const { id: challenge_id, webauthn } = begun as { readonly id: string; readonly webauthn: KeyQuestion };
  const shown = { type: webauthn.type, credential_response: await promptForKey(webauthn) };
  await answer(id, { challenge_id, webauthn: shown });
};

/** Shows a recovery code, which is used up by it. @throws ClientError */
export const showRecoveryCode = (code: string): Promise<void> =>
  raise(async (token) => auth.ask({ method: 'POST', path: '/factors/recovery-codes/verify', body: { code }, token }));

/** A factor that is gone may have left the account without one, and another device's step ends the sessions that wait for theirs. */
const HAS_CHANGED = ['mfa_factor_not_found', 'session_not_found'];

/**
 * Takes the second step at sign-in. Where something has changed elsewhere, the session is looked at anew.
 * @param show shows a factor, or prepares it
 * @returns what `show` returns; undefined where the session needs it no more
 */
export const takeSecondStep = async <Shown>(show: () => Promise<Shown>): Promise<Shown | undefined> => {
  try {
    return await show();
  } catch (error) {
    if (error instanceof ClientError && HAS_CHANGED.includes(error.code)) await session.renew();
    if (session.state().status !== 'signed-in') throw error;
    return undefined;
  }
};
