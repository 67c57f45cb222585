import { auth } from '../../shell/session/auth.ts';
import { session } from '../../shell/session/session.ts';

/** Signs in; the answer becomes this browser's session. */
export const signIn = async (email: string, password: string): Promise<void> => {
  await session.enter(async () => auth.signIn(email, password));
};
