import type { accountChanged } from '@nivel/contracts/auth/account-changed.fact';
import type { PayloadOf } from '@nivel/contracts/kernel/fact';
import type { Account } from './accounts.repository.ts';

/** The part of the published account data that is stored here. */
export const accountOf = (told: PayloadOf<typeof accountChanged>): Account => {
  const { userId, email, firstName, lastName, locale, timeZone } = told;
  const fullName = told.fullName ?? `${firstName} ${lastName}`.trim();
  return { userId, email: email.toLowerCase(), fullName, locale, timeZone, avatarUrl: told.avatarUrl ?? null };
};
