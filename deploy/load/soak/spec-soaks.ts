import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { readPart, whole, type Part } from '../../checks/part.ts';

interface SpecSoak {
  /** The spec whose short form `npm test` runs. */
  readonly spec: string;
  /** How much of it the long form does. */
  readonly env: Readonly<Record<string, string>>;
}

const rotation = 'apps/auth/src/sessions/rotation-under-fire';

/** How long something lives and how large a book is: with less of it, it would be another promise. */
const undivided = new Set([
  'FORECAST_RUNS',
  'SUBSCRIBED_DAYS',
  'REMINDED_DAYS',
  'REPEATED_DAYS',
  'REPEAT_DAYS',
  'DIGEST_DAYS',
  'ROWS',
  'TRELLO_WORDS',
]);

/** Promises that a spec keeps on servers of its own, with more of everything. */
export const specSoaks: Readonly<Record<string, SpecSoak>> = {
  'AUT-1': { spec: rotation, env: { BROWSERS: '150', FORGETFUL: '100', ASLEEP: '20', KILLED_EACH: '10' } },
  'AUT-2': { spec: rotation, env: { STOLEN: '100' } },
  'AUT-4': { spec: 'apps/auth/src/passwords/parallel-guesses', env: { GUESSES: '1000', ROUNDS: '50', MIXED: '15' } },
  'AUT-10': { spec: 'apps/auth/src/verification/verify-code', env: { ROUNDS: '100' } },
  'API-1': { spec: 'apps/gateway/src/http/api-1', env: { REQUESTS: '30000' } },
  'DAT-2': { spec: 'apps/learning/src/progress/counted-once', env: { LEARNERS: '400', ROUNDS: '1000' } },
  'huge-texts': { spec: 'apps/auth/src/http/huge-texts', env: { KINDS: '6' } },
  'WEB-1': { spec: 'apps/billing/src/events/subscription-lives', env: { LIVES: '200', ORDERS: '120' } },
  'WEB-4': { spec: 'apps/billing/src/events/only-the-provider', env: { EVENTS: '500' } },
  'WEB-5': { spec: 'apps/billing/src/checkout/at-once', env: { TWICE: '1000', CHECKOUT_ROUNDS: '1' } },
  checkouts: { spec: 'apps/billing/src/checkout/at-once', env: { TWICE: '1', CHECKOUT_ROUNDS: '200' } },
  forecasts: { spec: 'apps/ai/src/forecast/forecast-coverage', env: { PROJECTS: '500', FORECAST_RUNS: '2000' } },
  risks: { spec: 'apps/ai/src/risk/risk-ranking', env: { PROJECTS: '500', FORECAST_RUNS: '500' } },
  'contract-sums': { spec: 'apps/finance/src/contracts/contract-sums', env: { CONTRACTS: '10000' } },
  'finance-figures': { spec: 'apps/finance/src/analytics/charts', env: { BOOKS: '50', ROWS: '5000' } },
  plans: { spec: 'libs/planning/src/plan', env: { PLANS: '5000' } },
  'automatic-dates': {
    spec: 'apps/projects/src/board/commands/automatic-dates',
    env: { AUTOMATIC_PLANS: '200' },
  },
  repeats: { spec: 'apps/projects/src/board/repeats/occurrences', env: { REPEAT_RULES: '2000', REPEAT_DAYS: '50' } },
  'repeat-days': {
    spec: 'apps/projects/src/board/repeats/repeat-days',
    env: { REPEATED_CARDS: '240', REPEATED_DAYS: '200' },
  },
  'payment-sums': { spec: 'apps/finance/src/analytics/payment-sums', env: { SUM_ROUNDS: '60' } },
  'finance-foreign-ids': { spec: 'apps/finance/src/foreign-ids', env: { FOREIGN_IDS: '20000' } },
  payments: { spec: 'apps/finance/src/payments/payments-at-once', env: { PAYMENT_ROUNDS: '200' } },
  reminders: { spec: 'apps/billing/src/notices/reminder-days', env: { SUBSCRIBERS: '200', SUBSCRIBED_DAYS: '400' } },
  'reminder-days': {
    spec: 'apps/projects/src/reminders/reminder-days',
    env: { REMINDED_PEOPLE: '500', REMINDED_DAYS: '200' },
  },
  'streak-timelines': { spec: 'apps/learning/src/progress/counted-day', env: { TIMELINES: '10000' } },
  'repetition-recall': {
    spec: 'apps/learning/src/repetition/recall-after-sixty-days',
    env: { REPEATING_LEARNERS: '2000' },
  },
  'whole-sets': { spec: 'apps/learning/src/exercises/handed-in-whole', env: { TRIED_LEARNERS: '125' } },
  automation: {
    spec: 'apps/projects/src/automation/runs/runs-under-fire',
    env: { AUTOMATION_FACTS: '190', AUTOMATION_KILLS: '60', AUTOMATION_RESTARTS: '5' },
  },
  'trello-boards': {
    spec: 'apps/web/src/features/crico/projects/moving/sources/trello-file',
    env: { TRELLO_CARDS: '90000', TRELLO_WORDS: '1500' },
  },
  'digest-days': { spec: 'apps/worker/src/digests/digest-days', env: { DIGEST_PEOPLE: '500', DIGEST_DAYS: '200' } },
};

const root = join(import.meta.dirname, '../../..');

/** How much a part does: its share of each number. What a spec draws by chance or takes in turns it draws by `PART`. */
export const settingsOf = ({ env }: SpecSoak, { nth, of }: Part): Record<string, string> => ({
  ...Object.fromEntries(
    Object.entries(env).map(([name, most]) => [
      name,
      undivided.has(name) ? most : String(Math.ceil(Number(most) / of)),
    ]),
  ),
  PART: String(nth),
});

const runSpec = (soak: SpecSoak, part: Part): Promise<boolean> =>
  new Promise((resolve, reject) => {
    // The long form may take longer than a file of the daily run.
    const args = ['test', '--', '--file-minutes', '60', soak.spec];
    const env = { ...process.env, ...settingsOf(soak, part) };
    const child = spawn('npm', args, { cwd: root, env, stdio: 'inherit' });
    child.once('error', reject);
    child.once('exit', (code) => {
      resolve(code === 0);
    });
  });

/**
 * Runs the long form of a spec, or a part of it, and reports its size.
 * @param part as `2/5`, or all of it
 * @returns the exit code, or null for a soak that is no spec
 */
export const soakSpec = async (
  id: string,
  part: string | undefined,
  tell: (text: string) => void,
): Promise<number | null> => {
  const soak = specSoaks[id];
  if (soak === undefined) return null;
  const asked = part === undefined ? whole : readPart(part);
  if (asked === null) {
    tell('A part is given as 2/5.');
    return 2;
  }
  const isKept = await runSpec(soak, asked);
  const did = JSON.stringify(settingsOf(soak, asked));
  tell(`${id}, part ${asked.nth} of ${asked.of}: ${isKept ? 'kept' : 'MISSED'} ${did}`);
  return isKept ? 0 : 1;
};
