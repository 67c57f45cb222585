import { boot } from '@nivel/platform/service-description';
import { service } from '../service.ts';
import { AccountEndings } from './moderation/account-endings.ts';
import { FOR_EVER } from './accounts/account.ts';
import { normalEmail } from './accounts/email-address.ts';

/**
 * `account <act> <address> [until]`: commands of an operator for one account, which take effect at once at every door.
 * Acts: `end-sessions`, `ban` (until an ISO 8601 time; without one permanently), `unban`, `delete`, `remove-factors`.
 */
const [act = '', address = '', until] = process.argv.slice(2);

const banEnd = (): Date => {
  const end = until === undefined ? FOR_EVER : new Date(until);
  if (Number.isNaN(end.getTime())) throw new Error(`"${until}" is no moment; write it like 2027-01-31T00:00:00Z`);
  return end;
};

interface Act {
  readonly run: (endings: AccountEndings, email: string) => Promise<number | null>;
  /** The unit of the number. */
  readonly of: string;
}

const of = 'sessions ended';
const acts: Readonly<Record<string, Act>> = {
  'end-sessions': { run: (endings, email) => endings.endSessions(email), of },
  ban: { run: (endings, email) => endings.ban(email, banEnd()), of },
  unban: { run: (endings, email) => endings.ban(email, null), of },
  delete: { run: (endings, email) => endings.remove(email), of },
  'remove-factors': { run: (endings, email) => endings.removeFactors(email), of: 'second factors removed' },
};

const known = acts[act];
if (known === undefined || address === '') {
  process.stderr.write(
    'Say what and whose: account end-sessions | ban | unban | delete | remove-factors <address> [until]\n',
  );
  process.exit(2);
}
// A temporary service, so that its facts are published before the process ends.
const auth = await boot(service, { ...process.env, HEALTH_PORT: '0', HOUSEKEEPING_SECONDS: '0' });
try {
  const count = await known.run(auth.app.get(AccountEndings), normalEmail(address));
  process.stdout.write(count === null ? 'nobody has that address\n' : `done; ${count} ${known.of}\n`);
  process.exitCode = count === null ? 1 : 0;
} finally {
  await auth.close();
}
