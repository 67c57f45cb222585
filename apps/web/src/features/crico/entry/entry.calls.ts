import { ClientError } from '@nivel/client/client-error';
import type { z } from 'zod';
import type { inviteRow } from '@nivel/contracts/projects/invite-shape';
import { siteClient } from '../../../shell/calls/site-client.ts';
import { anybody } from '../../../shell/public-calls/anybody.ts';
import { auth } from '../../../shell/session/auth.ts';
import { session } from '../../../shell/session/session.ts';
import { readInstallation } from '../area/data/installation.query.ts';
import { keptInvite } from './kept-invite.ts';

/** Where an invite leads and for whom it is. @throws ClientError `invite_not_open` */
export const previewInvite = async (token: string) => anybody.call('preview_crico_invite', { token }, { retries: 2 });

/** Whether an invite waits for an address that is signed in. */
export const hasOpenInvite = async (email: string): Promise<boolean> => {
  const invites = await siteClient.rows<z.output<typeof inviteRow>>('crico_user_invites', {
    where: { email: `eq.${email.toLowerCase()}`, accepted_at: 'is.null', revoked_at: 'is.null' },
  });
  return invites.some(({ expires_at: end }) => Date.parse(end) > Date.now());
};

export const acceptInvite = async (token: string) => {
  await siteClient.call('accept_crico_invite', { token });
  keptInvite.write(null);
};

/** Joins by an open invite for the caller's own proven address. @throws ClientError `no_invitation` */
export const joinByAddress = async (userId: string) => siteClient.insert('crico_users', { user_id: userId });

/** @param token blank where this installation asks for none */
export const claimInstallation = async (token: string) => {
  const setupToken = token.trim();
  return siteClient.call('claim_installation', setupToken === '' ? {} : { setup_token: setupToken });
};

/** `inside`: an active person of Crico; `joining`: not yet, but an invite waits, or the claim of the installation. */
export type Entered = 'inside' | 'joining';

const isStranger = (error: unknown): boolean => error instanceof ClientError && error.code === 'not_a_crico_user';

const mayJoin = async (email: string): Promise<boolean> => {
  if (keptInvite.read() !== null) return true;
  const [isInvited, isUnclaimed] = await Promise.all([
    hasOpenInvite(email).catch(() => false),
    readInstallation().then(
      ({ is_claimed: isClaimed }) => !isClaimed,
      () => false,
    ),
  ]);
  return isInvited || isUnclaimed;
};

/**
 * Signs in, for Crico. Who is no active person of it and cannot become one is signed out of the session that just began.
 *
 * @throws ClientError of the auth door, or `not_a_crico_user`
 */
export const signInToCrico = async (email: string, password: string): Promise<Entered> => {
  await session.enter(async () => auth.signIn(email, password));
  const state = session.state();
  if (state.status !== 'signed-in') return 'inside';
  try {
    await siteClient.call('get_user_permissions_with_projects', { user_id_param: state.user.id });
    return 'inside';
  } catch (error) {
    // What else went wrong is told behind the door, where it can be tried again.
    if (!isStranger(error)) return 'inside';
    if (await mayJoin(state.user.email)) return 'joining';
    await session.signOut();
    throw error;
  }
};
