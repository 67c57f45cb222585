import { describe, expect, it } from '@jest/globals';
import { regimesOf, usesIn } from './fiscal-lists.ts';
import { stateOfPostalCode } from './postal-code.ts';

describe('regimes and uses', () => {
  it('are those that the holder of an RFC can have', () => {
    expect(regimesOf('EKU9003173C9')).toEqual(['601', '603', '626']);
    expect(regimesOf('CACX7605101P8')).not.toContain('601');
    expect(regimesOf('CACX7605101P8')).toContain('626');
    expect(usesIn('605')).toEqual(['S01']);
    expect(usesIn('601')).toEqual(['G03', 'S01']);
  });
});

describe('a postal code', () => {
  it.each([
    ['01000', 'Ciudad de México'],
    ['16999', 'Ciudad de México'],
    ['44100', 'Jalisco'],
    ['57999', 'Estado de México'],
    ['64000', 'Nuevo León'],
    ['97000', 'Yucatán'],
    ['99999', 'Zacatecas'],
    ['00100', null],
    ['18000', null],
    ['4410', null],
    ['44100 ', null],
  ])('%s is in %s', (code, state) => {
    expect(stateOfPostalCode(code)).toBe(state);
  });
});
