import type { z } from 'zod';
import type { accountNotice } from '@nivel/contracts/auth/account-notice';
import type { ExampleContext } from './email.ts';

/** An event of an account, as the auth service publishes it. */
export const exampleOfNotice = ({ addressee }: ExampleContext): z.output<typeof accountNotice> => ({
  ...addressee,
  timeZone: 'America/Mexico_City',
  origin: { browser: 'Chrome', system: 'Windows', device: 'desktop', network: 'public', country: 'MX' },
  at: '2026-11-16T18:00:00.000Z',
});
