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

  it('refuses more than 128 characters of any kind, and never cuts', () => {
    expect(broken('a1 '.repeat(42))).toEqual([]);
    expect(broken('ñandú '.repeat(21))).toEqual([]);
    expect(broken('🌵7'.repeat(64))).toEqual([]);
    expect(broken('ñandú '.repeat(22))).toEqual(['longest']);
  });

  it('looks at the size before anything else, so that nothing pasted can stop the page', () => {
    expect(broken(`a${'\u0301'.repeat(1_000_000)}`)).toEqual(['longest']);
  });

  it("refuses ones made of the product's or the user's own words", () => {
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
