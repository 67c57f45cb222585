import { session } from '../../../../shell/session/session.ts';

/** Whether this is still who is signed in: data left behind by a sign-out are not stored after all. */
export const isSignedIn = (userId: string): boolean => {
  const state = session.state();
  return state.status === 'signed-in' && state.user.id === userId;
};
