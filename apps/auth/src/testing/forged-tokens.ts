import {
  createHmac,
  createPrivateKey,
  createPublicKey,
  createSign,
  generateKeyPairSync,
  sign,
  type JsonWebKey,
  type KeyObject,
} from 'node:crypto';

type Claims = Record<string, unknown>;

const part = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const unsigned = (header: Claims, claims: Claims): string => `${part(header)}.${part(claims)}`;
const es256 = (text: string, key: KeyObject): string =>
  sign('sha256', Buffer.from(text), { key, dsaEncoding: 'ieee-p1363' }).toString('base64url');

/**
 * Tokens that must not open anything, each with what is wrong about it: made without the key, made of good tokens, or
 * signed with the real key and saying something that is not so.
 *
 * @param good a token that is valid now
 * @param other a valid token of somebody else
 * @param refresh a good refresh token
 * @param jwk the real signing key
 */
export const forgedTokens = (
  good: string,
  other: string,
  refresh: string,
  jwk: JsonWebKey & { kid: string },
): [string, string][] => {
  const real = createPrivateKey({ key: jwk, format: 'jwk' });
  const { d: _d, ...publicJwk } = jwk;
  const [header = '', payload = '', signature = ''] = good.split('.');
  const [, otherPayload = '', otherSignature = ''] = other.split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Claims;
  const known = { alg: 'ES256', typ: 'JWT', kid: jwk.kid };
  const signed = (own: Claims, changed: Claims = {}, key = real): string => {
    const text = unsigned({ ...known, ...own }, { ...claims, ...changed });
    return `${text}.${es256(text, key)}`;
  };
  const without = (name: string): string => signed({}, { [name]: undefined });
  return [
    ...withoutKey(claims, known, signature),
    ...withPublicKey(claims, known, publicJwk),
    ...withAnotherKey(claims, known, signed),
    ['the payload of somebody else', `${header}.${otherPayload}.${signature}`],
    ['the signature of somebody else', `${header}.${payload}.${otherSignature}`],
    ['a role of its own', `${header}.${part({ ...claims, role: 'service_role' })}.${signature}`],
    ['a longer life', `${header}.${part({ ...claims, exp: 9_999_999_999 })}.${signature}`],
    ['a signature cut short', good.slice(0, -2)],
    ['a longer signature', `${good}AA`],
    ['no signature', `${header}.${payload}.`],
    ['a signature of zeros', `${header}.${payload}.${Buffer.alloc(64).toString('base64url')}`],
    [
      'a signature in another encoding',
      `${header}.${payload}.${createSign('sha256').update(`${header}.${payload}`).sign(real).toString('base64url')}`,
    ],
    ['two parts', `${header}.${payload}`],
    ['four parts', `${good}.${signature}`],
    ['a payload that is no JSON', `${header}.${Buffer.from('{').toString('base64url')}.${signature}`],
    ['a header that is no JSON', `${Buffer.from('{').toString('base64url')}.${payload}.${signature}`],
    ['a payload that is a list', `${header}.${part([claims])}.${signature}`],
    ['nothing in its parts', '..'],
    ['more than any token of ours', `${header}.${part({ ...claims, filler: 'x'.repeat(9_000) })}.${signature}`],
    ['the scheme before it', `Bearer ${good}`],
    ['two in a row', `${good}${other}`],
    ['a refresh token', refresh],
    ['an unknown critical header', signed({ crit: ['mfa'], mfa: true })],
    ['an unencoded payload', signed({ crit: ['b64'], b64: false })],
    ['a key id that is a path', signed({ kid: '../../dev/null' })],
    ['a key id that is a list', signed({ kid: [jwk.kid] })],
    ['a key id nobody has', signed({ kid: 'k9' })],
    ['another algorithm by name', signed({ alg: 'ES384' })],
    ['an end that has passed', signed({}, { exp: 1_000_000_000 })],
    ['an end that is a text', signed({}, { exp: '9999999999' })],
    ['no end', without('exp')],
    ['a beginning to come', signed({}, { nbf: 9_999_999_999 })],
    ['another issuer', signed({}, { iss: 'https://evil.test/auth/v1' })],
    ['an issuer with a slash more', signed({}, { iss: `${String(claims['iss'])}/` })],
    ['no issuer', without('iss')],
    ['another audience', signed({}, { aud: 'anon' })],
    ['no audience', without('aud')],
    ['no subject, like the public key of the client', without('sub')],
    ['a subject that is no id', signed({}, { sub: 'admin' })],
    ['a subject that is a number', signed({}, { sub: 7 })],
    ['no session', without('session_id')],
    ['a session that is no id', signed({}, { session_id: 'any' })],
    ['a session that is a list', signed({}, { session_id: [claims['session_id']] })],
  ];
};

const withoutKey = (claims: Claims, known: Claims, signature: string): [string, string][] => [
  ...['none', 'None', 'NONE', 'nOnE'].map((alg): [string, string] => [
    `no algorithm, written ${alg}`,
    `${unsigned({ ...known, alg }, claims)}.`,
  ]),
  ['no algorithm and a signature', `${unsigned({ ...known, alg: 'none' }, claims)}.${signature}`],
];

const withPublicKey = (claims: Claims, known: Claims, publicJwk: JsonWebKey): [string, string][] => {
  const key = createPublicKey({ key: publicJwk, format: 'jwk' });
  const text = unsigned({ ...known, alg: 'HS256' }, claims);
  const secrets: [string, string | Buffer][] = [
    ['its JWK', JSON.stringify(publicJwk)],
    ['its PEM', key.export({ type: 'spki', format: 'pem' })],
    ['its DER', key.export({ type: 'spki', format: 'der' })],
    ['its x', Buffer.from(publicJwk.x ?? '', 'base64url')],
  ];
  return secrets.map(([name, secret]) => [
    `the public key as a secret: ${name}`,
    `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`,
  ]);
};

const withAnotherKey = (
  claims: Claims,
  known: Claims,
  signed: (own: Claims, changed: Claims, key: KeyObject) => string,
): [string, string][] => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const rsa = generateKeyPairSync('rsa', { modulusLength: 2_048 }).privateKey;
  const ed = generateKeyPairSync('ed25519').privateKey;
  const jwk = publicKey.export({ format: 'jwk' });
  const rsaText = unsigned({ ...known, alg: 'RS256' }, claims);
  const edText = unsigned({ ...known, alg: 'EdDSA' }, claims);
  return [
    ['another key under our key id', signed({}, {}, privateKey)],
    ['another key under its own id', signed({ kid: 'mine' }, {}, privateKey)],
    ['another key without an id', signed({ kid: undefined }, {}, privateKey)],
    ['a key it brings along', signed({ jwk }, {}, privateKey)],
    ['a key it points to', signed({ jku: 'https://evil.test/jwks.json' }, {}, privateKey)],
    ['RS256', `${rsaText}.${sign('sha256', Buffer.from(rsaText), rsa).toString('base64url')}`],
    ['EdDSA', `${edText}.${sign(null, Buffer.from(edText), ed).toString('base64url')}`],
  ];
};
