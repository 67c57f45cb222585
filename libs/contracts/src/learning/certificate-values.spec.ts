import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { CERTIFICATE_NUMBER, certificateNumberOf, certificateNumberText, HOLDER_NAME } from './certificate-values.ts';

const NUMBER = '0123456789ABCDEF';

describe('the number of a certificate', () => {
  it.each([['0123-4567-89ab-cdef'], [' O123 4567 89AB CDEF '], ['oi23–4567—89abcdef'], ['OL234567 89AB\u00A0CDEF']])(
    'is the same as it was copied from paper: %s',
    (written) => {
      expect(certificateNumberOf(written)).toBe(NUMBER);
    },
  );

  it('is read in groups of four, and read back', () => {
    expect(certificateNumberText(NUMBER)).toBe('0123-4567-89AB-CDEF');
    fc.assert(
      fc.property(
        fc.stringMatching(CERTIFICATE_NUMBER),
        (number) => certificateNumberOf(certificateNumberText(number).toLowerCase()) === number,
      ),
    );
  });

  it('has no letters that look like another sign', () => {
    for (const sign of 'ILOU') expect(CERTIFICATE_NUMBER.test(sign.repeat(16))).toBe(false);
  });
});

describe('a name on a certificate', () => {
  it.each(['Ana Ñandú', "D'Angelo-O’Brien, Jr.", 'Łukasz Ђорђевић', 'Αθηνά'])('may be %s', (name) => {
    expect(HOLDER_NAME.test(name)).toBe(true);
  });

  it.each(['李雷', 'Ana 🙂', 'Ana <b>', 'Ana\u202EloS', 'https://x', 'Ana 2'])('may not be %s', (name) => {
    expect(HOLDER_NAME.test(name)).toBe(false);
  });
});
