import { describe, expect, it } from '@jest/globals';
import { titledWith } from './titled-with.ts';

describe('titles with a text', () => {
  const things = [
    { id: 'a', title: 'Qué es la función de pérdida' },
    { id: 'b', title: 'Leer una tabla' },
  ];

  it('are found whatever their accents and capitals', () => {
    expect(titledWith(things, 'FUNCION')).toEqual(['a']);
    expect(titledWith(things, 'tablá')).toEqual(['b']);
    expect(titledWith(things, 'gato')).toEqual([]);
  });

  it('are none without a text', () => {
    expect(titledWith(things, '')).toEqual([]);
  });
});
