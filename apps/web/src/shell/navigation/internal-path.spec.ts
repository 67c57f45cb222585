import { describe, expect, it } from '@jest/globals';
import { internalPath } from './internal-path.ts';

describe('the way back after sign-in', () => {
  it('leads only to pages of this site', () => {
    expect(internalPath('/dashboard/modulos/1?x=2#y')).toBe('/dashboard/modulos/1?x=2#y');
    const elsewhere = [
      '//evil.example',
      '/\\evil.example',
      '/\t/evil.example',
      '/\n/evil.example',
      '/a\\..\\evil.example',
      'https://evil.example',
      'javascript:alert(1)',
      '',
      7,
      undefined,
    ];
    expect(elsewhere.map(internalPath)).toEqual(elsewhere.map(() => undefined));
  });
});
