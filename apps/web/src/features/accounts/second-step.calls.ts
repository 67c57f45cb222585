import { ClientError } from '@nivel/client/client-error';
import type { AuthFactor } from '@nivel/client/auth-client';
import { auth } from '../../shell/session/auth.ts';
import { raiseSession } from '../../shell/session/raise-session.ts';
import { requireToken } from '../../shell/session/require-token.ts';
import { heldIn } from '../../shell/session/session-state.ts';
import { session } from '../../shell/session/session.ts';
import { codeAppsOf } from './code-apps.ts';

/** What shows once more who asks, where the sign-in is not of the last minutes. */
export interface FreshProof {
  readonly current_password?: string;
  readonly nonce?: string;
}

/** What an app needs, once its factor was begun. */
export interface BegunApp {
  readonly id: string;
  readonly totp: { readonly qr_code: string; readonly secret: string; readonly uri: string };
}

const at = (id: string, act = ''): string => `/factors/${encodeURIComponent(id)}${act}`;

/** Shows a code of an app: this session has taken its second step then, in all tabs. @throws ClientError */
export const showCode = async (id: string, code: string): Promise<void> =>
  raiseSession(
    session,
    async (token) => {
      const begun = await auth.ask({ method: 'POST', path: at(id, '/challenge'), body: { factorId: id }, token });
      const { id: challenge_id } = begun as { readonly id: string };
      return auth.ask({ method: 'POST', path: at(id, '/verify'), body: { challenge_id, code }, token });
    },
    async () => auth.refresh(),
  );

/** An app that is gone may have left the account without one, and another device's step ends the sessions that wait for theirs. */
const HAS_CHANGED = ['mfa_factor_not_found', 'session_not_found'];

/** Takes the second step at sign-in. Where something has changed elsewhere, the session is looked at anew. */
export const takeSecondStep = async (id: string, code: string): Promise<void> => {
  try {
    await showCode(id, code);
  } catch (error) {
    if (error instanceof ClientError && HAS_CHANGED.includes(error.code)) await session.renew();
    if (session.state().status !== 'signed-in') throw error;
  }
};

/** The apps of the account, also those that wait for their first code. */
const ownApps = async (): Promise<readonly AuthFactor[]> => (await auth.user(await requireToken())).factors ?? [];

/** The apps that count. */
export const readApps = async (): Promise<readonly AuthFactor[]> =>
  (await ownApps()).filter(({ status }) => status === 'verified');

const begin = async (name: string, proof: FreshProof): Promise<BegunApp> => {
  const body = { factor_type: 'totp', friendly_name: name, issuer: 'Nivel', ...proof };
  return (await auth.ask({ method: 'POST', path: '/factors', body, token: await requireToken() })) as BegunApp;
};

/** Begins an app. One of that name which an earlier attempt left without a code makes room. */
export const beginApp = async (name: string, proof: FreshProof): Promise<BegunApp> => {
  try {
    return await begin(name, proof);
  } catch (error) {
    const isTaken = error instanceof ClientError && error.code === 'mfa_factor_name_conflict';
    const left = isTaken ? (await ownApps()).find((app) => app.friendly_name === name) : undefined;
    if (left?.status !== 'unverified') throw error;
    await removeApp(left.id, {});
    return begin(name, proof);
  }
};

/** Shows the first code of an app: it counts then. What got no answer is done if the session says so. */
export const confirmApp = async (id: string, code: string): Promise<void> => {
  try {
    await showCode(id, code);
  } catch (error) {
    if (!codeAppsOf(heldIn(session.state())?.user).some((app) => app.id === id)) throw error;
  }
};

/** Removes an app; one that is gone already is removed. */
export const removeApp = async (id: string, proof: FreshProof): Promise<void> => {
  try {
    await auth.ask({ method: 'DELETE', path: at(id), body: proof, token: await requireToken() });
  } catch (error) {
    if (!(error instanceof ClientError) || error.code !== 'mfa_factor_not_found') throw error;
  }
};
