import { session } from '../../../../shell/session/session.ts';

/** Whether this person is still signed in: data that arrive after a sign-out are not stored. */
export const isSignedIn = (userId: string): boolean => {
  const state = session.state();
  return state.status === 'signed-in' && state.user.id === userId;
};
