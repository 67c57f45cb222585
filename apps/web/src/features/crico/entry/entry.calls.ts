import { ClientError } from '@nivel/client/client-error';
import { PROGRESS_CONSENT } from '@nivel/contracts/projects/progress-consent';
import { siteClient } from '../../../shell/calls/site-client.ts';
import { anybody } from '../../../shell/public-calls/anybody.ts';
import { auth } from '../../../shell/session/auth.ts';
import { session } from '../../../shell/session/session.ts';
import type { Invite } from '../area/data/crico.queries.ts';
import { readInstallation } from '../area/data/installation.query.ts';
import { storedInvite } from './stored-invite.ts';
import type { AccountInput } from './new-account.tsx';

/** The place and the recipient of an invite. @throws ClientError `invite_not_open` */
export const previewInvite = async (token: string) => anybody.call('preview_crico_invite', { token }, { retries: 2 });

const isElsewhere = ({ organization_id: organization, project_id: project }: Invite): number =>
  Number((organization ?? project) !== null);

/** The open invite of an address that is signed in: the one to Crico itself first, then the newest; null where none waits. */
export const openInvite = async (email: string): Promise<Invite | null> => {
  const invites = await siteClient.rows<Invite>('crico_user_invites', {
    where: { email: `eq.${email.toLowerCase()}`, accepted_at: 'is.null', revoked_at: 'is.null' },
    order: 'sent_at.desc',
  });
  const open = invites.filter(({ expires_at: end }) => Date.parse(end) > Date.now());
  return open.toSorted((one, other) => isElsewhere(one) - isElsewhere(other))[0] ?? null;
};

/**
 * Accepts an invite by the value in its link, or by its id; either way it is for the proven address of the signed-in person.
 */
export const acceptInvite = async (
  invite: { readonly token: string } | { readonly invite_id: string },
): Promise<Invite> => siteClient.call('accept_crico_invite', invite, { retries: 2 });

/** Makes the account of the address that an invite was sent to, and signs in. @throws ClientError `invite_not_open`, `user_already_exists` */
export const createInvitedAccount = async (
  token: string,
  { firstName, lastName, password, timeZone, locale }: AccountInput,
): Promise<void> => {
  const wanted = { token, password, first_name: firstName, last_name: lastName, time_zone: timeZone, locale };
  const { email } = await anybody.call('create_invited_account', wanted);
  await session.enter(async () => auth.signIn(email, password));
};

/**
 * Whether the admins of an organization that was just joined may see the caller's learning. A failed call is repeated on
 * arrival.
 */
export const sayConsent = async (organizationId: string, isShared: boolean): Promise<void> => {
  const consent = isShared ? PROGRESS_CONSENT : null;
  const said = siteClient.call('set_progress_consent', { organization_id: organizationId, consents_to: consent });
  await said.catch(() => undefined);
};

/** @param token blank where this installation asks for none */
export const claimInstallation = async (token: string) => {
  const setupToken = token.trim();
  return siteClient.call('claim_installation', setupToken === '' ? {} : { setup_token: setupToken });
};

/**
 * `inside`: an active person of Crico; `joining`: not yet, but an invite or the claim of the installation waits; `second-step`:
 * unknown until a code of an app is given.
 */
export type Entered = 'inside' | 'joining' | 'second-step';

const isStranger = (error: unknown): boolean => error instanceof ClientError && error.code === 'not_a_crico_user';

export const isInviteOver = (error: unknown): boolean =>
  error instanceof ClientError && error.code === 'invite_not_open';

/** Whether this tab holds an invite that may still be open; an expired one is deleted. */
const holdsInvite = async (): Promise<boolean> => {
  const token = storedInvite.read();
  if (token === null) return false;
  const isOver = await previewInvite(token).then(() => false, isInviteOver);
  if (isOver) storedInvite.write(null);
  return !isOver;
};

const mayJoin = async (email: string): Promise<boolean> => {
  if (await holdsInvite()) return true;
  const [isInvited, isUnclaimed] = await Promise.all([
    openInvite(email).then(
      (invite) => invite !== null,
      () => false,
    ),
    readInstallation().then(
      ({ is_claimed: isClaimed }) => !isClaimed,
      () => false,
    ),
  ]);
  return isInvited || isUnclaimed;
};

/**
 * Signs in to Crico. A person who is not active there and cannot become so is signed out of the new session.
 *
 * @throws ClientError of the auth door, or `not_a_crico_user`
 */
export const signInToCrico = async (email: string, password: string): Promise<Entered> => {
  await session.enter(async () => auth.signIn(email, password));
  const state = session.state();
  if (state.status === 'second-step') return 'second-step';
  if (state.status !== 'signed-in') return 'inside';
  try {
    await siteClient.call('get_user_permissions_with_projects', { user_id_param: state.user.id });
    return 'inside';
  } catch (error) {
    // Every other error is reported behind the door, where it can be tried again.
    if (!isStranger(error)) return 'inside';
    if (await mayJoin(state.user.email)) return 'joining';
    await session.signOut();
    throw error;
  }
};
