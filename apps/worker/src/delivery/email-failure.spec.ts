import { describe, expect, it } from '@jest/globals';
import { failureOf } from './email-failure.ts';

const address = 'ines.luna+nivel@example.com';
const told = (text: string): string => failureOf(new Error('refused', { cause: new Error(text) }), address);

describe('why an e-mail could not be sent', () => {
  it.each([
    '550 5.1.1 <ines.luna+nivel@example.com>: no such mailbox',
    'RCPT TO:INES.LUNA+NIVEL@EXAMPLE.COM refused',
    'mailbox ines.luna+nivel is full',
    '"Ines.Luna+Nivel" is not here; forwarded for bounce+ines.luna+nivel=example.com@relay.example',
  ])('is reported without its recipient: %s', (text) => {
    expect(told(text)).toContain('refused: ');
    expect(told(text).toLowerCase()).not.toMatch(/ines|luna|example\.com/);
  });

  it('is reported without the content of the e-mail', () => {
    const said = told(`spam: 042817 and #token=${'ab'.repeat(28)}&type=signup`);
    expect(said).not.toMatch(/042817|abab/);
  });

  it('is short, whatever the server answers', () => {
    expect(told('x'.repeat(1_000_000)).length).toBeLessThanOrEqual(2_000);
    expect(told('@'.repeat(1_000_000)).length).toBeLessThanOrEqual(20_000);
    expect(failureOf('no error at all', address)).toBe('no error at all');
  });
});
