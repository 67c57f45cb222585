import type { UserChanges } from '@nivel/client/auth-client';
import { siteClient } from '../../shell/calls/site-client.ts';
import { auth } from '../../shell/session/auth.ts';
import { requireToken } from '../../shell/session/require-token.ts';
import { session } from '../../shell/session/session.ts';
import { browserData, type ProfileData } from './accounts.calls.ts';

/**
 * Changes the account of the signed-in person; all tabs then show the account in the service's answer. A new password also
 * renews the tokens, independently of the page's next step: the password is changed even if that fails.
 */
export const changeAccount = async (changes: UserChanges): Promise<void> => {
  session.changeUser(await auth.updateUser(await requireToken(), changes));
  if (changes.password !== undefined) void session.renew();
};

/** Asks for the e-mail with the code that shows once more who asks: for a new password, or a change of the second step. */
export const requestReauthentication = async (): Promise<void> => {
  await auth.ask({ method: 'GET', path: '/reauthenticate', token: await requireToken() });
};

/** Drops the change of address that waits for its confirmations; all tabs show it. */
export const cancelEmailChange = async (): Promise<void> => {
  await siteClient.call('cancel_email_change', {});
  session.changeUser(await auth.user(await requireToken()));
};

/** Asks again for the e-mails that confirm another address. */
export const resendEmailChange = async (email: string): Promise<void> => {
  await auth.ask({ method: 'POST', path: '/resend', body: { type: 'email_change', email } });
};

/** Chooses the password of an account that has none, and repeats who its owner is. */
export const completeAccount = async (
  password: string,
  names: Pick<ProfileData, 'firstName' | 'lastName'>,
): Promise<void> => changeAccount({ password, data: { ...names, ...browserData() } });
