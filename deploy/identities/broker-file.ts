import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The broker's users as `npm run generate` has written them down: the same on one machine, in containers and in tests. */
export const brokerUsersConfig = (): string =>
  readFileSync(join(import.meta.dirname, 'broker-users.generated.conf'), 'utf8');

const END = '  ]\n}\n';

/** The same with one more user, which needs no name and may do everything: a test that looks behind the scenes. */
export const withUnnamedUser = (config: string): string => {
  if (!config.endsWith(END)) throw new Error('The list of users does not end as it is written');
  return `${config.slice(0, -END.length)}    { user: unnamed, password: unnamed }\n${END}no_auth_user: unnamed\n`;
};
