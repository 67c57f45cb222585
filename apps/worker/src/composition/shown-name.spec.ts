import { describe, expect, it } from '@jest/globals';
import { shownName } from './shown-name.ts';

describe('a name in an e-mail to a stranger', () => {
  it.each(['Ana Sol', 'Niños & Co.', 'Équipe 7', '株式会社'])('%s is shown', (name) => {
    expect(shownName(` ${name} `)).toBe(name);
  });

  it.each(['evil.example', 'https://x', 'win a prize\nnow', 'a@b', '<b>x</b>', '\u202egnp', '  '])(
    '%j is not, for it could say more',
    (name) => {
      expect(shownName(name)).toBeNull();
    },
  );

  it('is cut where it is too long for a name', () => {
    expect([...(shownName('é'.repeat(200)) ?? '')]).toHaveLength(61);
  });
});
