import { auth, sessionKey } from '../../../../shell/session/auth.ts';
import { raiseSession } from '../../../../shell/session/raise-session.ts';
import { requireToken } from '../../../../shell/session/require-token.ts';
import { session } from '../../../../shell/session/session.ts';
import { changeAccount } from '../../account-changes.calls.ts';
import type { FreshProof } from '../../factors.calls.ts';

/** The number of the account; empty where it has none. */
export interface AccountPhone {
  /** Whether the installation has phones at all. */
  readonly isOn: boolean;
  readonly phone: string;
  /** The number that waits for its code; empty where none does. */
  readonly newPhone: string;
}

interface Settings {
  readonly external?: { readonly phone?: boolean };
}

const OFF: AccountPhone = { isOn: false, phone: '', newPhone: '' };

/** @throws ClientError */
export const readPhone = async (): Promise<AccountPhone> => {
  const { external } = (await auth.ask({ method: 'GET', path: '/settings' })) as Settings;
  if (external?.phone !== true) return OFF;
  const { phone = '', new_phone: newPhone = '' } = await auth.user(await requireToken());
  return { isOn: true, phone, newPhone };
};

/** Asks for another number, which gets an SMS with a code. @throws ClientError */
export const requestPhone = async (phone: string, proof: FreshProof): Promise<void> =>
  changeAccount({ phone, ...proof });

/** Removes the number. @throws ClientError */
export const removePhone = async (proof: FreshProof): Promise<void> => {
  await auth.ask({ method: 'DELETE', path: '/user/phone', body: proof, token: await requireToken() });
};

/** @throws ClientError */
export const resendPhoneCode = async (phone: string): Promise<void> => {
  await auth.ask({ method: 'POST', path: '/resend', body: { type: 'phone_change', phone } });
};

/**
 * Shows the code of the SMS: the account has the number then. It signs in again, as every code does, which ends the session that
 * this browser had: no refresh is sent meanwhile.
 *
 * @throws ClientError
 */
export const confirmPhone = async (phone: string, code: string): Promise<void> =>
  raiseSession(
    session,
    async () => {
      const body = { type: 'phone_change', phone, token: code };
      return auth.ask({ method: 'POST', path: '/verify', body, proof: await sessionKey.begin() });
    },
    async () => auth.refresh(),
  );
