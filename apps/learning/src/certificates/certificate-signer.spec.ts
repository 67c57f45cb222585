import { randomBytes } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { CertificateSigner, type CertifiedFacts } from './certificate-signer.ts';

const [older, newer] = [randomBytes(32).toString('base64'), randomBytes(32).toString('base64')];
const signer = (...keys: string[]) => new CertificateSigner({ CERTIFICATE_KEY: keys.join(',') });
const facts: CertifiedFacts = {
  ...{ number: '0123456789ABCDEF', levelId: 'X100', levelName: 'Fundamentos' },
  ...{ holderName: 'Ana Sol', issuedOn: '2026-11-27' },
};

describe('the signature of a certificate', () => {
  it('holds for what was signed, and for nothing else', () => {
    const signature = signer(newer).sign(facts);
    expect(signer(newer).isSigned(facts, signature)).toBe(true);
    for (const field of ['number', 'levelId', 'levelName', 'holderName', 'issuedOn'] as const)
      expect(signer(newer).isSigned({ ...facts, [field]: `${facts[field]} ` }, signature)).toBe(false);
    for (const other of ['', 'x', signature.slice(1), `${signature}AAAA`])
      expect(signer(newer).isSigned(facts, other)).toBe(false);
  });

  it('is made with the first key, and holds as long as its key is among them', () => {
    const before = signer(older).sign(facts);
    expect(signer(newer, older).isSigned(facts, before)).toBe(true);
    expect(signer(newer).isSigned(facts, before)).toBe(false);
    expect(signer(newer).isSigned(facts, signer(newer, older).sign(facts))).toBe(true);
  });
});
