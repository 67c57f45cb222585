import { describe, expect, it } from '@jest/globals';
import { emailOfClaim, subjectOfClaim } from './provider-profile.ts';

describe('the id of a person at a provider', () => {
  it('stays as it came, so that two people never become one', () => {
    const long = 'a'.repeat(254);
    for (const sub of [`${long}1`, `${long}2`, ' 7', '7', '7 ', 'AnA', 'ana']) expect(subjectOfClaim(sub)).toBe(sub);
  });

  it.each([[''], ['a'.repeat(256)], ['a\u0000'], ['a\n'], ['ñ'], [7], [null], [undefined], [{}]])(
    'is none where it is %j',
    (claim) => {
      expect(subjectOfClaim(claim)).toBe('');
    },
  );
});

describe('the address of a person at a provider', () => {
  it('is in small letters, without blanks around it', () => {
    expect(emailOfClaim(' Ana.Sol@Example.TEST ')).toBe('ana.sol@example.test');
  });

  it.each([['mi\u212Ae@example.test'], ['ana@e\u017Fample.test'], ['ana'], [''], [7], [null]])(
    'is none where it is %j, whatever it looks like in small letters',
    (claim) => {
      expect(emailOfClaim(claim)).toBe('');
    },
  );
});
