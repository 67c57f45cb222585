import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { readOrganizations, samlProviderList, samlSkewSeconds } from './saml-settings.ts';

const pem = (key: KeyObject): string => key.export({ type: 'spki', format: 'pem' }).toString();
const rsa = (modulusLength: number) => generateKeyPairSync('rsa', { modulusLength });
const { publicKey, privateKey } = rsa(2_048);
const company = {
  id: 'empresa',
  label: 'Mi empresa',
  domains: ['empresa.mx', 'ventas.empresa.mx'],
  entity_id: 'https://id.empresa.mx/metadata',
  sign_on_url: 'https://id.empresa.mx/saml?tenant=1',
  certificates: [pem(publicKey)],
};

/** A certificate (RSA, 2048 bits), which identity providers hand out, and not their keys. */
const CERTIFICATE = [
  'MIIDEzCCAfugAwIBAgIUV4JIVoUaKdb9dcimiAT9bnr1kpwwDQYJKoZIhvcNAQEL',
  'BQAwGDEWMBQGA1UEAwwNaWQuZW1wcmVzYS5teDAgFw0yNjExMjgxOTM4MDNaGA8y',
  'MTI2MTEwNDE5MzgwM1owGDEWMBQGA1UEAwwNaWQuZW1wcmVzYS5teDCCASIwDQYJ',
  'KoZIhvcNAQEBBQADggEPADCCAQoCggEBAMA37CoKp0znEClZI3W2ohcr2hdbmw96',
  'E+sbZjrQ9foEBykGO0KvEsVNND+DC+AGTo9ADV9THg1GMW8fVsN8VzmdwU3vt5tC',
  'QNUhEYg7rI1JFSpoPOWge04o1iUoE8ziVSSxe+A/b41GXpC9rcxgl9ZPmfnIMGbs',
  'vjlNe/jB2IeROV1PoTXJtp1C1sU0yAmYLjf6yfjNdyArGtGF0N4Hjvo/ZJAmHV5z',
  'NPeKO8gOE+hgH4CM7RLMSn0RPci7Vp00NxufNiMWPwSHQ147OksFwfS/Vr4adKj/',
  'ZwbPDtwm2c1SYfgrF6uYQdwUvzyUikdS4LLd9g6r1luQTwqf7Y7X9+0CAwEAAaNT',
  'MFEwHQYDVR0OBBYEFF2HNL0RHijDPQWSZuyRSRyOjSZ8MB8GA1UdIwQYMBaAFF2H',
  'NL0RHijDPQWSZuyRSRyOjSZ8MA8GA1UdEwEB/wQFMAMBAf8wDQYJKoZIhvcNAQEL',
  'BQADggEBAF9vIIgjMAwJyAa4DFufAMAwqT3zlTatUgxZVGTUplTdgYaXDHmFDUig',
  'lUKgkOKP9dylxgvjrB27WHfe1X5DlPHGqzl3nM2PEsa5DQRlg8ngyRrdghvA1zev',
  'd2UTe8Ry7A2+mmfR/jNmK6JNmkupO6iVboknPb95ahR5v5n8gbSI7LJYv0G8sT3I',
  'dcL5tXuahCKUhU3u2OxUx6Dd7j3bvfyrPj4b+6/H7oOIIomtEmaph5hRrv3I7Zrx',
  'WT8POPU24KE9H15YMSSiThahBf8fjtaRU/Lxv2Fggbijuv6LR7VDrBPLsnk9pAmV',
  'yyd44Lm0gqCsY4pUOLZGzWQha/UiEJk=',
];

describe('the list of organizations', () => {
  it('has their ids, domains, addresses and keys', () => {
    expect(readOrganizations(JSON.stringify([company]))).toEqual([
      {
        id: 'empresa',
        label: 'Mi empresa',
        domains: ['empresa.mx', 'ventas.empresa.mx'],
        entityId: 'https://id.empresa.mx/metadata',
        signOnUrl: 'https://id.empresa.mx/saml?tenant=1',
        publicKeys: [pem(publicKey)],
      },
    ]);
  });

  it('takes a certificate as a file or as metadata contain it', () => {
    const lines = CERTIFICATE.join('\n');
    const file = `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`;
    const certificates = [file, lines, `\n  ${CERTIFICATE.join('')}\n`];
    const [read] = readOrganizations(JSON.stringify([{ ...company, certificates }]));
    expect(new Set(read?.publicKeys).size).toBe(1);
    expect(read?.publicKeys[0]).toMatch(/^-----BEGIN PUBLIC KEY-----/);
  });

  it.each([[''], ['  '], ['[]']])('is empty where it is %j', (text) => {
    expect(readOrganizations(text)).toEqual([]);
    expect(samlProviderList.safeParse(text).success).toBe(true);
  });

  it.each<[string, unknown]>([
    ['no JSON', '{'],
    ['no list', company],
    ['an unknown field', [{ ...company, secret: 'x' }]],
    ['one without a domain', [{ ...company, domains: [] }]],
    ['a domain that is none', [{ ...company, domains: ['Empresa.mx'] }]],
    ['a domain twice', [company, { ...company, id: 'otra' }]],
    ['an id twice', [company, { ...company, domains: ['otra.mx'] }]],
    ['an id that is no word', [{ ...company, id: 'Mi empresa' }]],
    ['an address without encryption', [{ ...company, sign_on_url: 'http://id.empresa.mx' }]],
    ['one without a certificate', [{ ...company, certificates: [] }]],
    ['a certificate that is none', [{ ...company, certificates: ['MIIC'] }]],
    ['a private key', [{ ...company, certificates: [privateKey.export({ type: 'pkcs8', format: 'pem' })] }]],
    ['a short key', [{ ...company, certificates: [pem(rsa(1_024).publicKey)] }]],
    [
      'a key of another kind',
      [{ ...company, certificates: [pem(generateKeyPairSync('ec', { namedCurve: 'P-256' }).publicKey)] }],
    ],
  ])('that is %s stops the boot with a sentence', (_what, value) => {
    const { error } = samlProviderList.safeParse(typeof value === 'string' ? value : JSON.stringify(value));
    expect(error?.issues[0]?.message).toMatch(/^needs a JSON list of \{ id, label, domains/);
  });
});

it('clocks may differ by minutes, and no more', () => {
  for (const seconds of ['0', '1.5', '600', undefined]) expect(samlSkewSeconds.safeParse(seconds).success).toBe(true);
  for (const seconds of ['-1', '601', '1e999', 'x']) expect(samlSkewSeconds.safeParse(seconds).success).toBe(false);
});
