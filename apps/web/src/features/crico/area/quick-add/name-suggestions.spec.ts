import { describe, expect, it } from '@jest/globals';
import { nameSuggestions } from './name-suggestions.ts';

const context = {
  labels: [
    { id: 'l1', name: 'Diseño' },
    { id: 'l2', name: 'Sitio web' },
  ],
  people: [
    { id: 'p1', name: 'Ana López' },
    { id: 'p2', name: 'Mariana Ruiz' },
    { id: 'p3', name: 'Beto Ánimas' },
    ...Array.from({ length: 6 }, (_, index) => ({ id: `z${index}`, name: `Zoé ${index}` })),
  ],
};
/** The caret is at the bar. */
const written = (line: string) => {
  const caret = line.indexOf('|');
  return nameSuggestions(line.replace('|', ''), caret, context)?.offered.map((one) => one.written);
};

describe('names that are offered in the line of a card', () => {
  it.each([
    ['Ver @|', ['@Ana-López', '@Mariana-Ruiz', '@Beto-Ánimas', '@Zoé-0', '@Zoé-1']],
    ['Ver @an|', ['@Ana-López', '@Beto-Ánimas']],
    ['@ANA-lo|', ['@Ana-López']],
    ['Coser #sitio-w| mañana', ['#Sitio-web']],
    ['Coser #web|', ['#Sitio-web']],
    ['#nada|', []],
    ['a@b.mx|', undefined],
    ['Ver @ana |', undefined],
    ['Ver| @ana', undefined],
  ])('%s', (line, expected) => {
    expect(written(line)).toEqual(expected);
  });

  it('take the place of the whole word', () => {
    const found = nameSuggestions('Ver @anabel hoy', 7, context);
    expect([found?.from, found?.to]).toEqual([4, 11]);
  });
});
