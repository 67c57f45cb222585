import { ClientError } from '@nivel/client/client-error';
import type { AuthFactor } from '@nivel/client/auth-client';
import { auth } from '../../shell/session/auth.ts';
import { requireToken } from '../../shell/session/require-token.ts';
import { heldIn } from '../../shell/session/session-state.ts';
import { session } from '../../shell/session/session.ts';
import { secondFactorsOf } from './second-factors.ts';

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

/** A key that was begun: the browser is still to be asked for it. */
export type BegunKey = Pick<BegunApp, 'id'>;

/** A number that was begun: an SMS is still to be sent to it. */
export interface BegunNumber extends Pick<BegunApp, 'id'> {
  readonly phone: string;
}

/** A new set of recovery codes, which is shown once. */
interface NewCodes {
  readonly codes: readonly string[];
}

/** How many recovery codes there are, and how many of them were never used. */
export interface CodeCount {
  readonly total: number;
  readonly remaining: number;
}

const isRefusal = (error: unknown, code: string): boolean => error instanceof ClientError && error.code === code;

/** The factors of the account, also those that were never verified. */
const ownFactors = async (): Promise<readonly AuthFactor[]> => (await auth.user(await requireToken())).factors ?? [];

/** The factors that count, and the recovery codes. */
export const readFactors = async (): Promise<readonly AuthFactor[]> =>
  (await ownFactors()).filter(({ status }) => status === 'verified');

/** Begins a factor. One of that name which an earlier attempt left unverified makes room. */
const begin = async (name: string, body: object): Promise<unknown> => {
  const ask = async () =>
    auth.ask({ method: 'POST', path: '/factors', body: { ...body, friendly_name: name }, token: await requireToken() });
  try {
    return await ask();
  } catch (error) {
    const isTaken = isRefusal(error, 'mfa_factor_name_conflict');
    const left = isTaken ? (await ownFactors()).find((factor) => factor.friendly_name === name) : undefined;
    if (left?.status !== 'unverified') throw error;
    await removeFactor(left.id, {});
    return ask();
  }
};

/** Begins an app. @throws ClientError */
export const beginApp = async (name: string, proof: FreshProof): Promise<BegunApp> =>
  (await begin(name, { factor_type: 'totp', issuer: 'Nivel', ...proof })) as BegunApp;

/** Begins a key. @throws ClientError */
export const beginKey = async (name: string, proof: FreshProof): Promise<BegunKey> =>
  (await begin(name, { factor_type: 'webauthn', ...proof })) as BegunKey;

/** Begins a number. @param phone digits alone, with the country first @throws ClientError */
export const beginNumber = async (name: string, phone: string, proof: FreshProof): Promise<BegunNumber> => {
  const { id } = (await begin(name, { factor_type: 'phone', phone: `+${phone}`, ...proof })) as BegunKey;
  return { id, phone };
};

/**
 * Shows a factor for the first time: it counts then. What got no answer is done if the session says so.
 * @param show shows it
 */
export const confirmFactor = async (id: string, show: () => Promise<void>): Promise<void> => {
  try {
    await show();
  } catch (error) {
    if (!secondFactorsOf(heldIn(session.state())?.user).some((factor) => factor.id === id)) throw error;
  }
};

/** Removes a factor; one that is gone already is removed. */
export const removeFactor = async (id: string, proof: FreshProof): Promise<void> => {
  try {
    const path = `/factors/${encodeURIComponent(id)}`;
    await auth.ask({ method: 'DELETE', path, body: proof, token: await requireToken() });
  } catch (error) {
    if (!isRefusal(error, 'mfa_factor_not_found')) throw error;
  }
};

const RECOVERY = '/factors/recovery-codes';

/** How many recovery codes are left; null where there are none. */
export const readCodeCount = async (): Promise<CodeCount | null> => {
  try {
    return (await auth.ask({ method: 'GET', path: RECOVERY, token: await requireToken() })) as CodeCount;
  } catch (error) {
    if (isRefusal(error, 'mfa_factor_not_found')) return null;
    throw error;
  }
};

/** The two ways to a set of codes, and the refusal that says that the other one is right. */
const FIRST = { path: RECOVERY, otherwise: 'mfa_verified_factor_exists' };
const NEXT = { path: `${RECOVERY}/regenerate`, otherwise: 'mfa_factor_not_found' };

/**
 * Makes recovery codes, in place of the ones from before where there are some.
 * @param hasCodes whether there are some, as far as this tab knows
 * @throws ClientError
 */
export const makeCodes = async (hasCodes: boolean, proof: FreshProof): Promise<NewCodes> => {
  const [known, other] = hasCodes ? [NEXT, FIRST] : [FIRST, NEXT];
  const ask = async (path: string) =>
    (await auth.ask({ method: 'POST', path, body: proof, token: await requireToken() })) as NewCodes;
  try {
    return await ask(known.path);
  } catch (error) {
    if (!isRefusal(error, known.otherwise)) throw error;
    return ask(other.path);
  }
};
