import { session } from '../../../../shell/session/session.ts';

/** Whether this is still who is signed in: what is left behind by a sign-out is not kept after all. */
export const isSignedIn = (userId: string): boolean => {
  const state = session.state();
  return state.status === 'signed-in' && state.user.id === userId;
};
