import type { AuthFactor } from '@nivel/client/auth-client';
import { aSession } from '../../testing/learners.ts';

/** A second factor as the auth door tells it: an app that shows codes, unless another kind is given. */
export const anApp = (overrides: Partial<AuthFactor> = {}): AuthFactor => ({
  id: '0190a000-0000-7000-8000-0000000000f1',
  friendly_name: 'Mi teléfono',
  factor_type: 'totp',
  status: 'verified',
  created_at: '2026-11-27T18:00:00Z',
  ...overrides,
});

/** The answer for a learner who has an app and has not shown a code of it. */
export const earlySession = (factors: readonly AuthFactor[] = [anApp()]) => ({
  ...aSession({ factors }),
  access_token: `early.${btoa(JSON.stringify({ needs_second_step: true }))}.x`,
});
