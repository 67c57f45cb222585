import { session } from '../../../../shell/session/session.ts';

/** The person here, whose lessons and work a device keeps; null where nobody is signed in. */
export const ownId = (): string | null => {
  const state = session.state();
  return state.status === 'signed-in' ? state.user.id : null;
};
