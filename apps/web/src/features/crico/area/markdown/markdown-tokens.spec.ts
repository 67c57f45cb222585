import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { markdownTokens, mostWork, readMarkdown } from './markdown-tokens.ts';

const longest = 50_000;
const filled = (pattern: string): string => pattern.repeat(Math.ceil(longest / pattern.length)).slice(0, longest);
/** How far the last step may exceed the rest of the budget. */
const oneStep = longest * 10;

describe('what reading a text costs', () => {
  it.each(['_a', '*a_', '**_a', '_a*', '!', '!_', '__.__', '[', '![', '> ', '>- ', '* .\n*', '\\[', '\n* a@b.c', '`a'])(
    'is bounded for «%s» again and again, and no character is lost',
    (pattern) => {
      const text = filled(pattern);
      const { tokens, work } = readMarkdown(text);
      expect(work.inline).toBeLessThanOrEqual(mostWork.inline + oneStep);
      expect(work.block).toBeLessThanOrEqual(mostWork.block + longest);
      expect(tokens === null ? text : tokens.map(({ raw }) => raw).join('')).toBe(text);
    },
  );

  it('is bounded for every repetition', () => {
    const piece = fc.constantFrom(
      '*',
      '_',
      '~',
      '`',
      '[',
      ']',
      '(',
      '!',
      '<',
      '> ',
      '- ',
      '|',
      '\n',
      ' ',
      'a',
      'http://',
      '**',
      '\\',
    );
    fc.assert(
      fc.property(fc.array(piece, { minLength: 1, maxLength: 5 }), (pieces) => {
        const text = filled(pieces.join(''));
        const { tokens, work } = readMarkdown(text);
        expect(work.inline).toBeLessThanOrEqual(mostWork.inline + oneStep);
        expect(work.block).toBeLessThanOrEqual(mostWork.block + longest);
        if (tokens) expect(tokens.length).toBeLessThanOrEqual(40_000);
      }),
      { numRuns: 60 },
    );
  });

  it('leaves a long text of people all that it says', () => {
    const paragraph = `${'Coser **dos** bolsas de _tela_ con [hilo](https://nivel.mx), ver `x`. '.repeat(25)}\n\n`;
    const items = `${'- [ ] Medir **la** tela\n'.repeat(20)}\n`;
    const text = (paragraph + items).repeat(30).slice(0, longest);
    const { tokens, work } = readMarkdown(text);
    expect(work.inline).toBeLessThan(mostWork.inline * 0.75);
    expect(work.block).toBeLessThan(mostWork.block / 2);
    const last = tokens?.findLast(({ type }) => type === 'paragraph');
    expect(last?.raw).toContain('**dos**');
    expect(JSON.stringify(last)).toContain('"type":"strong"');
  });

  it('is none for more elements than a page should have', () => {
    expect(markdownTokens('a\n\n'.repeat(4_000))).not.toBeNull();
    expect(markdownTokens('a\n\n'.repeat(16_000))).toBeNull();
  });
});
