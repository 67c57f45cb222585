import { boot } from '@nivel/platform/service-description';
import { service } from '../service.ts';
import { AccountEndings } from './moderation/account-endings.ts';
import { normalEmail } from './accounts/email-address.ts';

/**
 * `account <act> <address> [until]`: operator commands for one account, with effect at once at every door. Acts:
 * `end-sessions`, `ban` (until a moment, ISO 8601; without limit when none is given), `unban`, `delete`.
 */
const FOR_EVER = new Date('9999-12-31T00:00:00Z');

const [act = '', address = '', until] = process.argv.slice(2);

const banEnd = (): Date => {
  const end = until === undefined ? FOR_EVER : new Date(until);
  if (Number.isNaN(end.getTime())) throw new Error(`"${until}" is no moment; write it like 2027-01-31T00:00:00Z`);
  return end;
};

const acts: Readonly<Record<string, (endings: AccountEndings, email: string) => Promise<number | null>>> = {
  'end-sessions': (endings, email) => endings.endSessions(email),
  ban: (endings, email) => endings.ban(email, banEnd()),
  unban: (endings, email) => endings.ban(email, null),
  delete: (endings, email) => endings.remove(email),
};

const run = acts[act];
if (run === undefined || address === '') {
  process.stderr.write('Say what and whose: account end-sessions | ban | unban | delete <address> [until]\n');
  process.exit(2);
}
// A service of its own for a moment, so that its facts are published before it ends.
const auth = await boot(service, { ...process.env, HEALTH_PORT: '0', HOUSEKEEPING_SECONDS: '0' });
try {
  const ended = await run(auth.app.get(AccountEndings), normalEmail(address));
  process.stdout.write(ended === null ? 'nobody has that address\n' : `done; ${ended} sessions ended\n`);
  process.exitCode = ended === null ? 1 : 0;
} finally {
  await auth.close();
}
