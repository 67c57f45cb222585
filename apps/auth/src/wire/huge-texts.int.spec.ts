import { monitorEventLoopDelay } from 'node:perf_hooks';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { operations } from '@nivel/contracts/catalogue.generated';
import { serviceOf, type Operation } from '@nivel/contracts/kernel/operation';
import { AuthUnderTest, type Asked, type Signed } from '../../test/auth-under-test.ts';

let auth: AuthUnderTest;
let ana: Signed;
beforeAll(async () => {
  auth = await AuthUnderTest.start();
  ana = await auth.aLearner();
}, 60_000);
afterAll(() => auth.stop());

/** As much as the broker carries in one message, whoever sends it. */
const SIZE = 900_000;
const fill = (piece: string): string => piece.repeat(Math.floor(SIZE / Buffer.byteLength(piece)));

const huge: readonly (readonly [name: string, text: string])[] = [
  ['combining marks', `a${fill('\u0301\u0323')}`],
  ['marks out of order', `a${fill('\u0345\u0301\u0327')}`],
  ['ligatures', fill('\ufdfa')],
  ['brackets', fill('([{')],
  ['digits', fill('9')],
  ['blanks', `x${fill(' ')}x`],
  ['backslashes', fill('\\')],
  ['an address without an end', `${fill('a.')}@${fill('b.')}`.slice(0, SIZE)],
];

/** Every text that a request can bring, one at a time. */
const places: readonly (readonly [name: string, put: (text: string) => Asked])[] = [
  ...['email', 'password', 'phone', 'token', 'token_hash', 'type', 'refresh_token', 'current_password'].map(
    (field) =>
      [
        field,
        (text: string): Asked => ({
          body: {
            email: 'ana@example.test',
            password: 'correct horse battery',
            type: 'signup',
            ...(field === 'token' || field === 'token_hash' ? {} : { token: '123456' }),
            [field]: text,
          },
        }),
      ] as const,
  ),
  ...['firstName', 'lastName', 'username', 'timeZone', 'anything'].map(
    (field) =>
      [
        `data.${field}`,
        (text: string): Asked => ({
          body: { email: 'ana@example.test', password: 'correct horse battery', data: { [field]: text } },
        }),
      ] as const,
  ),
  [
    'a key of data',
    (text): Asked => ({ body: { email: 'a@b.test', password: 'some long phrase', data: { [text]: 1 } } }),
  ],
  ...['grant_type', 'token', 'type', 'redirect_to', 'scope'].map(
    (field) =>
      [`?${field}`, (text: string): Asked => ({ query: { [field]: text }, body: { email: 'a@b.test' } })] as const,
  ),
  ...['redirectTo', 'referer', 'userAgent', 'deviceId', 'signUpProof', 'sessionProof', 'cookieRefreshToken'].map(
    (field) =>
      [
        `header ${field}`,
        (text: string): Asked => ({
          query: { grant_type: 'password' },
          body: { email: 'ana@example.test', password: 'correct horse battery', type: 'signup', token: '123456' },
          headers: { [field]: text },
        }),
      ] as const,
  ),
];

const doors = operations.filter((operation) => serviceOf(operation) === 'auth' && operation.door.kind === 'auth');

/** The longest time in which nothing else could run, in ms. */
const blockOf = async (work: () => Promise<unknown>): Promise<number> => {
  const delays = monitorEventLoopDelay({ resolution: 1 });
  delays.enable();
  await work();
  // One more turn, so that a block at the end is seen.
  await new Promise((resolve) => setTimeout(resolve, 2));
  delays.disable();
  return delays.max / 1e6;
};

it('no text, however large and whatever it is made of, costs more than carrying it', async () => {
  const odd: string[] = [];
  let longest = 0;
  for (const [what, text] of huge) {
    // What the same bytes cost where nobody looks at them: JSON and the broker. Warmed up once.
    const carried: Asked = { query: { grant_type: 'none' }, body: { ignored: text } };
    const issue = doors.find(({ name }) => name === 'auth.issue-token') as Operation;
    await auth.ask(issue, carried);
    const floor = Math.max(
      ...[await blockOf(() => auth.ask(issue, carried)), await blockOf(() => auth.ask(issue, carried))],
    );
    for (const operation of doors) {
      for (const [where, put] of places) {
        const asked = { ...put(text), token: ana.access };
        // A busy machine stops everybody now and then: what is really slow is slow each time.
        let block = Number.POSITIVE_INFINITY;
        for (let attempt = 0; attempt < 3 && block > floor + 50; attempt++)
          block = Math.min(block, await blockOf(() => auth.ask(operation, asked)));
        longest = Math.max(longest, block - floor);
        if (block > floor + 50)
          odd.push(`${operation.name} ${where}: ${what} ${Math.round(block)} ms (${Math.round(floor)})`);
      }
    }
  }
  process.stdout.write(
    `longest block beyond carrying: ${longest.toFixed(1)} ms, ${doors.length * places.length * huge.length} texts\n`,
  );
  expect(odd).toEqual([]);
}, 600_000);
