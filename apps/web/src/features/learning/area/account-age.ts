import { limits } from '../../../limits/limits.ts';

/** Whether an account made at `createdAt` is under two minutes old. */
export const isNewAccount = (createdAt: string, now: number): boolean => {
  const made = Date.parse(createdAt);
  return Number.isFinite(made) && now - made < limits.account.newForMs;
};
