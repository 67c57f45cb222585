import type { accountCreated } from '@nivel/contracts/auth/account-created.fact';
import type { PayloadOf } from '@nivel/contracts/kernel/fact';

/** The fact about a person's new account. */
export const anAccount = (
  userId: string,
  overrides: Partial<PayloadOf<typeof accountCreated>> = {},
): PayloadOf<typeof accountCreated> => ({
  userId,
  email: `${userId}@example.com`,
  firstName: 'Inés',
  lastName: 'Luna',
  studentType: 'university',
  educationalInterests: [],
  skillLevel: 'beginner',
  timeZone: 'America/Mexico_City',
  locale: 'es-MX',
  createdAt: new Date().toISOString(),
  ...overrides,
});
