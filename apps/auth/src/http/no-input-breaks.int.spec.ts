import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { operations } from '@nivel/contracts/registry.generated';
import type { Operation } from '@nivel/contracts/kernel/operation';
import fc from 'fast-check';
import { AppUnderTest } from '../../test/app-under-test.ts';
import { AuthUnderTest, type Signed } from '../../test/auth-under-test.ts';
import { anOrganization } from '../../test/sso-journey.ts';

let auth: AuthUnderTest;
let ana: Signed;
let factorId: string;
beforeAll(async () => {
  // A provider that nobody answers for: what is asked of it comes back at once.
  const provider = { name: 'escuela', label: 'E', issuer: 'http://127.0.0.1:9', client_id: 'i', client_secret: 's' };
  auth = await AuthUnderTest.start({ AUTH_PROVIDERS: JSON.stringify([provider]), ...anOrganization() });
});
// Effects of a run on a person's password or sessions do not matter in the next one.
beforeEach(async () => {
  ana = await auth.aLearner();
  factorId = String((await new AppUnderTest(auth).enroll(ana.access, { friendly_name: 'Hers' })).body['id']);
});
afterAll(() => auth.stop());

const doors = operations.filter(({ door }) => door.kind === 'auth');

const oddText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(
    '',
    ' ',
    '\ud800',
    'a\u0000b',
    'x'.repeat(20_000),
    '💥',
    "' OR 1=1 --",
    '__proto__',
    '123456',
    '%00',
    '%',
  ),
);
const anything = fc.oneof(oddText, fc.anything({ maxDepth: 3 }), fc.constantFrom(null, true, 0, -1, 1e308, [], {}));

/** Mostly valid values, so that odd ones get past the first check. */
const mostly = (...usual: unknown[]) =>
  fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...usual) },
    { weight: 3, arbitrary: oddText },
    { weight: 1, arbitrary: anything },
  );
const email = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: 0, max: 9_999 }).map((n) => `a${n}@b.test`) },
  { weight: 1, arbitrary: oddText.map((text) => `${text}@b.test`) },
  anything,
);
const data = fc.oneof(fc.dictionary(oddText, anything), fc.object({ maxDepth: 4 }), anything);
const body = fc.record(
  {
    email,
    password: mostly('correct horse battery', 'quite another phrase'),
    phone: fc.oneof({ weight: 9, arbitrary: fc.constant(null) }, anything),
    data,
    type: mostly('signup', 'recovery', 'email', 'sms', 'magiclink'),
    token: mostly('123456', null),
    token_hash: mostly(null, 'f'.repeat(56)),
    refresh_token: mostly('A'.repeat(55)),
    auth_code: mostly('01890a5d-ac96-774b-bcce-b302099a8058'),
    code_verifier: mostly('v'.repeat(43)),
    id_token: mostly('a.b.c'),
    provider: mostly('escuela', 'google'),
    link_identity: mostly(null, true, false),
    code_challenge: mostly(null, 'c'.repeat(43)),
    code_challenge_method: mostly(null, 's256'),
    factor_type: mostly('totp', 'phone', 'webauthn'),
    webauthn: fc.oneof({ weight: 9, arbitrary: fc.constant(null) }, anything),
    friendly_name: mostly('Mi teléfono'),
    issuer: mostly('Nivel'),
    domain: mostly('empresa.test', null),
    RelayState: mostly('s'.repeat(43)),
    SAMLResponse: mostly('PFJlc3BvbnNlLz4='),
    challenge_id: mostly('01890a5d-ac96-774b-bcce-b302099a8058'),
    code: mostly('123456'),
    nonce: mostly(null, '123456'),
    __proto__: anything,
  },
  { requiredKeys: ['email'], noNullPrototype: false },
);
const query = fc.record(
  {
    grant_type: mostly('password', 'refresh_token', 'pkce', 'id_token'),
    token: mostly('f'.repeat(56), `pkce_${'f'.repeat(56)}`),
    type: mostly('signup', 'recovery'),
    redirect_to: mostly('http://localhost:4000/', 'https://evil.test/'),
    scope: mostly('local', 'others', 'global'),
    provider: mostly('escuela', 'google', 'sso:empresa'),
    state: mostly(''),
    code: mostly('c'),
    error: mostly(''),
  },
  { requiredKeys: ['grant_type'] },
);
const headers = fc.record(
  {
    redirectTo: oddText,
    referer: oddText,
    userAgent: oddText,
    deviceId: oddText,
    flowBrowser: oddText,
    ssoBrowser: oddText,
  },
  { requiredKeys: [] },
);
const texts = (given: object): Record<string, string> =>
  Object.fromEntries(Object.entries(given).filter((entry): entry is [string, string] => typeof entry[1] === 'string'));

/** What JSON can hold of it: that is all that ever arrives. */
const asJson = (value: unknown): unknown => {
  try {
    return JSON.parse(JSON.stringify(value) ?? 'null');
  } catch {
    return null;
  }
};

const plain = { query: { grant_type: 'password' }, other: null, headers: {} };
/** It gets past the checks of every operation that needs no more than an address, whatever chance brings besides. */
const usual = { email: 'a1@b.test', password: 'correct horse battery', type: 'signup', token: '123456' };

it.each(doors.map((door): [string, Operation] => [door.name, door]))(
  'no input makes %s fail in a way its contract does not know',
  async (_name, operation) => {
    const known = new Set([
      ...operation.errors.map(({ code }) => code),
      'invalid_input',
      'bad_json',
      'over_request_rate_limit',
      'unavailable',
    ]);
    const asked = fc.record({
      query: query.map(texts),
      body: fc.oneof({ weight: 12, arbitrary: body }, anything).map(asJson),
      // Without one it is the factor of who asks.
      other: fc.option(oddText),
      headers: headers.map(texts),
      withToken: fc.boolean(),
    });
    const codes = new Set<string | null>();
    await fc.assert(
      fc.asyncProperty(asked, async ({ withToken, other, ...given }) => {
        const request = { ...given, path: { factorId: other ?? factorId, identityId: other ?? factorId } };
        const heard = await auth.ask(operation, withToken ? { ...request, token: ana.access } : request);
        codes.add(heard.code);
        expect(heard.code === null || known.has(heard.code) ? 'as declared' : heard).toBe('as declared');
        // Signing out or a new password would leave the rest of the run with a token that opens nothing.
        if (withToken && heard.status === 204) ana = await auth.signIn(ana.email, ana.password);
      }),
      {
        numRuns: 150,
        examples: [[{ ...plain, body: {}, withToken: true }], [{ ...plain, body: usual, withToken: false }]],
      },
    );
    // Getting through now and then shows that the inputs reach what is behind the checks.
    const behind = [
      ...[null, 'otp_expired', 'invalid_credentials', 'mfa_factor_not_found'],
      ...['unavailable', 'single_identity_not_deletable', 'insufficient_aal'],
    ];
    expect(behind.some((code) => codes.has(code))).toBe(true);
  },
);
