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
/** Signs with the real key unless another is given; header and claims are those of a good token except for the named ones. */
type Sign = (header: Claims, claims?: Claims, key?: KeyObject) => string;

const part = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const unsigned = (header: Claims, claims: Claims): string => `${part(header)}.${part(claims)}`;
const es256 = (text: string, key: KeyObject): string =>
  sign('sha256', Buffer.from(text), { key, dsaEncoding: 'ieee-p1363' }).toString('base64url');

/**
 * Tokens that must not open anything, each with its fault: made without the key, made of good tokens, or signed with the real
 * key and saying something that is not so.
 *
 * @param good a token that is valid now
 * @param other a valid token of another person
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
  const [, payload = '', signature = ''] = good.split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Claims;
  const known = { alg: 'ES256', typ: 'JWT', kid: jwk.kid };
  const signed: Sign = (own, changed = {}, key = real) => {
    const text = unsigned({ ...known, ...own }, { ...claims, ...changed });
    return `${text}.${es256(text, key)}`;
  };
  return [
    ...withoutKey(claims, known, signature),
    ...withPublicKey(claims, known, publicJwk),
    ...withAnotherKey(claims, known, signed),
    ...ofGoodOnes(good, other, refresh, claims),
    ['a signature in another encoding', reencoded(good, real)],
    ...signedButWrong(claims, jwk.kid, signed),
  ];
};

const reencoded = (good: string, real: KeyObject): string => {
  const text = good.slice(0, good.lastIndexOf('.'));
  return `${text}.${createSign('sha256').update(text).sign(real).toString('base64url')}`;
};

const ofGoodOnes = (good: string, other: string, refresh: string, claims: Claims): [string, string][] => {
  const [header = '', payload = '', signature = ''] = good.split('.');
  const [, otherPayload = '', otherSignature = ''] = other.split('.');
  const notJson = Buffer.from('{').toString('base64url');
  return [
    ['the payload of somebody else', `${header}.${otherPayload}.${signature}`],
    ['the signature of somebody else', `${header}.${payload}.${otherSignature}`],
    ['a role of its own', `${header}.${part({ ...claims, role: 'service_role' })}.${signature}`],
    ['a longer life', `${header}.${part({ ...claims, exp: 9_999_999_999 })}.${signature}`],
    ['a signature cut short', good.slice(0, -2)],
    ['a longer signature', `${good}AA`],
    ['no signature', `${header}.${payload}.`],
    ['a signature of zeros', `${header}.${payload}.${Buffer.alloc(64).toString('base64url')}`],
    ['two parts', `${header}.${payload}`],
    ['four parts', `${good}.${signature}`],
    ['a payload that is no JSON', `${header}.${notJson}.${signature}`],
    ['a header that is no JSON', `${notJson}.${payload}.${signature}`],
    ['a payload that is a list', `${header}.${part([claims])}.${signature}`],
    ['nothing in its parts', '..'],
    ['more than any token of ours', `${header}.${part({ ...claims, filler: 'x'.repeat(9_000) })}.${signature}`],
    ['the scheme before it', `Bearer ${good}`],
    ['two in a row', `${good}${other}`],
    ['a refresh token', refresh],
  ];
};

const signedButWrong = (claims: Claims, kid: string, signed: Sign): [string, string][] => {
  const saying = (changed: Claims): string => signed({}, changed);
  return [
    ['an unknown critical header', signed({ crit: ['mfa'], mfa: true })],
    ['an unencoded payload', signed({ crit: ['b64'], b64: false })],
    ['a key id that is a path', signed({ kid: '../../dev/null' })],
    ['a key id that is a list', signed({ kid: [kid] })],
    ['a key id nobody has', signed({ kid: 'k9' })],
    ['another algorithm by name', signed({ alg: 'ES384' })],
    ['an end that has passed', saying({ exp: 1_000_000_000 })],
    ['an end that is a text', saying({ exp: '9999999999' })],
    ['no end', saying({ exp: undefined })],
    ['a beginning to come', saying({ nbf: 9_999_999_999 })],
    ['another issuer', saying({ iss: 'https://evil.test/auth/v1' })],
    ['an issuer with a slash more', saying({ iss: `${String(claims['iss'])}/` })],
    ['no issuer', saying({ iss: undefined })],
    ['another audience', saying({ aud: 'anon' })],
    ['no audience', saying({ aud: undefined })],
    ['no subject, like the public key of the client', saying({ sub: undefined })],
    ['a subject that is no id', saying({ sub: 'admin' })],
    ['a subject that is a number', saying({ sub: 7 })],
    ['no session', saying({ session_id: undefined })],
    ['a session that is no id', saying({ session_id: 'any' })],
    ['a session that is a list', saying({ session_id: [claims['session_id']] })],
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

const withAnotherKey = (claims: Claims, known: Claims, signed: Sign): [string, string][] => {
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
