import { monitorEventLoopDelay } from 'node:perf_hooks';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { operations } from '@nivel/contracts/registry.generated';
import { serviceOf, type Operation } from '@nivel/contracts/kernel/operation';
import { AuthUnderTest, type Asked, type Signed } from '../../test/auth-under-test.ts';
import { anOrganization } from '../../test/sso-journey.ts';

/** How many kinds of huge texts each field of each operation gets; `npm run soak -- huge-texts` uses all. */
const KINDS = Number(process.env['KINDS'] ?? 1);

let auth: AuthUnderTest;
let ana: Signed;
beforeAll(async () => {
  auth = await AuthUnderTest.start(anOrganization());
  ana = await auth.aLearner();
});
afterAll(() => auth.stop());

/** Far more than the public door accepts (16 kB), as a process inside the network could send it. */
const SIZE = 400_000;
const fill = (piece: string): string => piece.repeat(Math.floor(SIZE / Buffer.byteLength(piece)));

const huge: readonly (readonly [name: string, text: string])[] = [
  ['combining marks', `a${fill('\u0301\u0323')}`],
  ['ligatures', fill('\ufdfa')],
  ['brackets', fill('([{')],
  ['digits', fill('9')],
  ['blanks', `x${fill(' ')}x`],
  ['an address without an end', `${fill('a.')}@${fill('b.')}`.slice(0, SIZE)],
];

/** Every text field of a request, one at a time. */
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
  ...['domain', 'provider_id', 'RelayState', 'SAMLResponse'].map(
    (field) => [field, (text: string): Asked => ({ body: { [field]: text } })] as const,
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

interface Cost {
  /** The longest time in which the event loop was blocked, in ms. A busy machine adds to it. */
  readonly block: number;
  /** What this thread computed in its own code, in ms, regardless of the load of the machine and the cost of its memory. */
  readonly computed: number;
}

const costOf = async (work: () => Promise<unknown>): Promise<Cost> => {
  const delays = monitorEventLoopDelay({ resolution: 1 });
  delays.enable();
  const before = process.threadCpuUsage();
  await work();
  const { user } = process.threadCpuUsage(before);
  // One more turn of the event loop, so that a block at the end is measured.
  await new Promise((resolve) => setTimeout(resolve, 2));
  delays.disable();
  return { block: delays.max / 1e6, computed: user / 1e3 };
};

/** Each next place or operation gets another kind, so that every place and every operation gets all kinds. */
const hasTurn = (kind: number, door: number, place: number): boolean => (kind + door + place) % huge.length < KINDS;

/** Far above the cost of reading a text once, and far below quadratic cost, which takes ten seconds and more. */
const MOST_MS = 1_000;

it('no text, of any size and content, costs more than in proportion to transporting it', async () => {
  const odd: string[] = [];
  const blocks: number[] = [];
  for (const [kind, [what, text]] of huge.entries()) {
    // The cost of the same bytes without parsing: JSON and the broker. Warmed up once.
    const carried: Asked = { query: { grant_type: 'none' }, body: { ignored: text } };
    const issue = doors.find(({ name }) => name === 'auth.issue-token') as Operation;
    await auth.ask(issue, carried);
    const floor = await costOf(() => auth.ask(issue, carried));
    for (const [door, operation] of doors.entries()) {
      for (const [place, [where, put]] of places.entries()) {
        if (!hasTurn(kind, door, place)) continue;
        const cost = await costOf(() => auth.ask(operation, { ...put(text), token: ana.access }));
        blocks.push(cost.block - floor.block);
        if (cost.computed > floor.computed + MOST_MS)
          odd.push(`${operation.name} ${where}: ${what} ${Math.round(cost.computed)} ms`);
      }
    }
  }
  const sorted = blocks.toSorted((a, b) => a - b);
  const at = (share: number): string => (sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(1);
  process.stdout.write(`blocks beyond carrying, ${sorted.length} texts: p99 ${at(0.99)} ms, longest ${at(1)} ms\n`);
  expect(odd).toEqual([]);
});
