import { AVATAR_PLACE } from '@nivel/contracts/projects/avatar-address';
import type { SessionUser } from '../session/session-state.ts';

/** The address of the account's picture; only an address of this site counts. */
export const ownPicture = ({
  user_metadata: { avatar_url: address },
}: Pick<SessionUser, 'user_metadata'>): string | null =>
  typeof address === 'string' && address.startsWith(AVATAR_PLACE) ? address : null;
