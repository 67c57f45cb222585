import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { attachmentName } from './attachment-shape.ts';
import { fittingName } from './attachment-values.ts';

describe('the name of a file', () => {
  it('is adapted to fit every device, and stays where it fits', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 600 }), (name) => {
        const fitting = fittingName(name);
        expect(attachmentName.safeParse(fitting).success).toBe(true);
        if (attachmentName.safeParse(name).success) expect(fitting).toBe(name);
      }),
    );
  });

  it.each([
    ['a/b.txt', 'a_b.txt'],
    ['\u202Egnp.exe', '_gnp.exe'],
    ['..', 'file'],
    ['  ', 'file'],
    ['\uD800.png', '\uFFFD.png'],
    [`${'a'.repeat(300)}.png`, `${'a'.repeat(251)}.png`],
    [`${'a'.repeat(250)}😀.png`, `${'a'.repeat(250)}.png`],
    ['Captura de pantalla 10.00 p.m..png', 'Captura de pantalla 10.00 p.m..png'],
  ])('%j becomes %j', (name, fitting) => expect(fittingName(name)).toBe(fitting));
});
