import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { CERTIFICATE_NUMBER } from '@nivel/contracts/learning/certificate-values';
import { aContentTree, curriculumFrom } from '../../test/a-curriculum.ts';
import { levelProgress, NUMBER_BYTES, numberFrom } from './certificate-rules.ts';

describe('the number of a certificate', () => {
  it('has the form that doors take, whatever the bytes, and another one for other bytes', () => {
    const bytes = fc.uint8Array({ minLength: NUMBER_BYTES, maxLength: NUMBER_BYTES });
    fc.assert(fc.property(bytes, (one) => CERTIFICATE_NUMBER.test(numberFrom(one))));
    expect(new Set(Array.from({ length: 32 }, (_, byte) => numberFrom(Uint8Array.of(byte)))).size).toBe(32);
  });
});

describe('a level', () => {
  it('has as many parts left as are not completed, and none to certify where it has no parts', () => {
    const curriculum = curriculumFrom(aContentTree());
    const [level] = curriculum.levels;
    if (level === undefined) throw new Error('the test curriculum has a level');
    const ids = level.modules.flatMap(({ parts }) => parts.map(({ id }) => id));
    const after = (count: number) =>
      levelProgress(level, {
        parts: new Map(ids.slice(0, count).map((id) => [id, 1])),
        modules: new Map(),
        unlockedLevels: [],
      });
    expect(after(0)).toEqual({ total: ids.length, left: ids.length });
    expect(after(ids.length - 1).left).toBe(1);
    expect(after(ids.length).left).toBe(0);
    const empty = { parts: new Map(), modules: new Map(), unlockedLevels: [] };
    expect(levelProgress({ ...level, modules: [] }, empty)).toEqual({ total: 0, left: 0 });
  });
});
