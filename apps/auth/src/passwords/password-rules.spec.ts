import { beforeAll, describe, expect, it } from '@jest/globals';
import { CommonPasswords } from './common-passwords.ts';
import { weaknessOf } from './password-rules.ts';

const own = ['ana.ruiz', 'Ana', 'Ruíz', 'anita'];
const common = new CommonPasswords();
beforeAll(() => common.onModuleInit());
const reasons = (password: string) => weaknessOf(password, 8, own, common.has)?.reasons ?? [];

describe('weaknessOf', () => {
  it('accepts eight characters of anything that is not common, without rules about kinds', () => {
    for (const good of [
      'tarde azul',
      'ñandúñandú',
      'kwxjqzvb',
      '🦊🦊🦊🦊🦊🦊🦊🦊',
      'correct horse battery',
      'banana anana x',
    ]) {
      expect([good, reasons(good)]).toEqual([good, []]);
    }
  });

  it('refuses shorter ones, counted in characters', () => {
    expect(reasons('kwxjqzv')).toEqual(['length']);
    expect(reasons('🦊🦊🦊🦊🦊🦊🦊')).toEqual(['length']);
    expect(weaknessOf('kwxjqzv', 8, [], common.has)?.message).toBe('Password should be at least 8 characters.');
  });

  it('refuses common passwords in any case and with or without accents', () => {
    for (const password of [
      'password',
      'Password1',
      'QWERTY123',
      '12345678',
      'contraseña',
      'CONTRASENA1',
      'teamo123',
      'mexico2024',
    ]) {
      expect([password, reasons(password).includes('pwned')]).toEqual([password, true]);
    }
  });

  it("refuses ones made of the product's or the person's own words and digits or signs", () => {
    for (const made of [
      'nivelnivel',
      'Nivel2026!',
      'crico-crico',
      'anaruiz1990',
      'Ruiz.Ana.77',
      'ANITA_12345',
      'nivel+ana+1',
    ]) {
      expect([made, reasons(made)]).toEqual([made, ['pwned']]);
    }
  });

  it('accepts own words among others', () => {
    expect(reasons('anaquel de ruizeñores')).toEqual([]);
    expect(reasons('mi nivel sube')).toEqual([]);
  });

  it('names every reason at once', () => {
    expect(reasons('ana1')).toEqual(['length', 'pwned']);
  });
});
