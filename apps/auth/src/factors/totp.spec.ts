import { describe, expect, it } from '@jest/globals';
import { newAppSetup, stepOfCode } from './totp.ts';

/** The key of RFC 6238, appendix B, in base32. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const at = (seconds: number) => new Date(seconds * 1_000);

describe('the codes of an app', () => {
  it.each([
    [59, '287082', 1],
    [1_111_111_109, '081804', 37_037_036],
    [1_111_111_111, '050471', 37_037_037],
    [1_234_567_890, '005924', 41_152_263],
    [2_000_000_000, '279037', 66_666_666],
    [20_000_000_000, '353130', 666_666_666],
  ])('are those of the standard at %d s', (seconds, code, step) => {
    expect(stepOfCode(code, secret, 0, at(seconds))).toBe(step);
  });

  it('are good one step before and after, and once', () => {
    expect(stepOfCode('287082', secret, 0, at(0))).toBe(1);
    expect(stepOfCode('287082', secret, 0, at(89))).toBe(1);
    expect(stepOfCode('287082', secret, 0, at(90))).toBeNull();
    expect(stepOfCode('287082', secret, 1, at(59))).toBeNull();
  });

  it.each(['', '28708', '2870820', '28708a', ' 87082', '２８７０８２'])('are six digits and not "%s"', (code) => {
    expect(stepOfCode(code, secret, 0, at(59))).toBeNull();
  });

  it('come from a key of 160 random bits, told in three forms', () => {
    const [one, other] = [newAppSetup('Nivel', 'ana@correo.mx'), newAppSetup('Nivel', 'ana@correo.mx')];
    expect(one.secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(one.secret).not.toBe(other.secret);
    expect(one.uri).toBe(`otpauth://totp/Nivel:ana%40correo.mx?secret=${one.secret}&issuer=Nivel`);
    expect(one.qr).toMatch(/^<svg /);
  });
});
