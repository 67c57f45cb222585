import { spawn } from 'node:child_process';
import { join } from 'node:path';

interface SpecSoak {
  /** The spec whose short form `npm test` runs. */
  readonly spec: string;
  /** How much of it the long form does. */
  readonly env: Readonly<Record<string, string>>;
}

const rotation = 'apps/auth/src/sessions/rotation-under-fire';

/** Promises that a spec keeps on servers of its own, with more of everything. */
export const specSoaks: Readonly<Record<string, SpecSoak>> = {
  'AUT-1': { spec: rotation, env: { BROWSERS: '150', FORGETFUL: '100', ASLEEP: '20', KILLED_EACH: '10' } },
  'AUT-2': { spec: rotation, env: { STOLEN: '100' } },
  'AUT-4': { spec: 'apps/auth/src/passwords/lock-out', env: { GUESSES: '1000', ROUNDS: '50', MIXED: '15' } },
  'AUT-10': { spec: 'apps/auth/src/codes/verify-code', env: { ROUNDS: '100' } },
  'API-1': { spec: 'apps/gateway/src/http/api-1', env: { REQUESTS: '30000' } },
  'DAT-2': { spec: 'apps/learning/src/progress/counted-once', env: { LEARNERS: '400', ROUNDS: '1000' } },
  'huge-texts': { spec: 'apps/auth/src/http/huge-texts', env: { KINDS: '6' } },
  'WEB-1': { spec: 'apps/billing/src/events/subscription-lives', env: { LIVES: '200', ORDERS: '120' } },
  'WEB-4': { spec: 'apps/billing/src/events/only-the-provider', env: { EVENTS: '500' } },
  'WEB-5': { spec: 'apps/billing/src/checkout/at-once', env: { TWICE: '1000', CHECKOUT_ROUNDS: '1' } },
  checkouts: { spec: 'apps/billing/src/checkout/at-once', env: { TWICE: '1', CHECKOUT_ROUNDS: '200' } },
  reminders: { spec: 'apps/billing/src/notices/reminder-days', env: { SUBSCRIBERS: '200', SUBSCRIBED_DAYS: '400' } },
  'reminder-days': {
    spec: 'apps/projects/src/reminders/reminder-days',
    env: { REMINDED_PEOPLE: '500', REMINDED_DAYS: '200' },
  },
  'digest-days': { spec: 'apps/worker/src/digests/digest-days', env: { DIGEST_PEOPLE: '500', DIGEST_DAYS: '200' } },
};

const root = join(import.meta.dirname, '../../..');

/** Runs the long form of a spec. @returns whether it was kept */
export const runSpecSoak = ({ spec, env }: SpecSoak): Promise<boolean> =>
  new Promise((resolve, reject) => {
    // The long form may take longer than a file of the daily run.
    const args = ['test', '--', '--file-minutes', '60', spec];
    const child = spawn('npm', args, { cwd: root, env: { ...process.env, ...env }, stdio: 'inherit' });
    child.once('error', reject);
    child.once('exit', (code) => {
      resolve(code === 0);
    });
  });
