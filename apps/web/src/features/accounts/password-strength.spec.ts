import { describe, expect, it } from '@jest/globals';
import { assessPassword } from './password-strength.ts';

const own = ['Lupita', 'Reyes Soto', 'lupita.reyes'];
const broken = (password: string) =>
  Object.entries(assessPassword(password, own).rules)
    .filter(([, isMet]) => !isMet)
    .map(([rule]) => rule);

describe('the strength of a password', () => {
  it('needs eight characters, counted as people count them', () => {
    expect(broken('corta7!')).toContain('length');
    expect(broken('ñandú😀🌵7')).toEqual([]);
  });

  it('refuses more than 72 bytes and never cuts', () => {
    expect(broken('a1 '.repeat(24))).toEqual([]);
    expect(broken(`${'a1 '.repeat(24)}x`)).toEqual(['bytes']);
    expect(broken('ñ'.repeat(37))).toEqual(['bytes']);
  });

  it("refuses what is made of the product's or the user's own words", () => {
    expect(broken('nivel2026!')).toEqual(['own']);
    expect(broken('LupitaReyes1')).toEqual(['own']);
    expect(broken('inteligencia artificial')).toEqual(['own']);
    expect(broken('LUPÍTA-2026')).toEqual(['own']);
    expect(broken('lupita adora el mar de noche')).toEqual([]);
    expect(broken('lupita7xyz')).toEqual([]);
  });

  it('refuses what everybody uses', () => {
    expect(broken('Password1')).toEqual(['common']);
    expect(broken('CONTRASEÑA')).toEqual(['common']);
  });

  it('has no rules of composition, and grows with length', () => {
    const scores = ['', 'corta', 'colibrí2', 'colibrímorado', 'colibrí morado 27', 'tres gatos miran la lluvia'].map(
      (password) => assessPassword(password, own).score,
    );
    expect(scores).toEqual([0, 1, 1, 2, 4, 4]);
  });
});
