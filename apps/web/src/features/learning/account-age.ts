import { session } from '../../app/session/session.ts';

const newForMs = 120_000;

/** Whether an account made at `createdAt` is under two minutes old. */
export const isNewAccount = (createdAt: string, now: number): boolean => {
  const made = Date.parse(createdAt);
  return Number.isFinite(made) && now - made < newForMs;
};

/** Whether whoever is signed in has just arrived. */
export const accountIsNew = (): boolean => {
  const state = session.state();
  return state.status === 'signed-in' && isNewAccount(state.user.created_at, Date.now());
};
