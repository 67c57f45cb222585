import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { asStored, asWritten, labelOf, wantedMention } from './mention-text.ts';

const ana = '0190a000-0000-7000-8000-000000000001';
const sol = '0190a000-0000-7000-8000-000000000002';
const picks = { Ana: ana, 'Ana Sol': sol };

describe('a text with mentions', () => {
  it('is kept with ids, the longest name first, and without taking a word for a name', () => {
    expect(asStored('@Ana, @Ana Sol y @Anastasia', picks)).toBe(`@[${ana}], @[${sol}] y @Anastasia`);
    expect(asStored('correo@Ana', {})).toBe('correo@Ana');
  });

  it('is written further with the names of today', () => {
    const kept = `Hola @[${ana}] y @[${sol}], @[${ana}]`;
    const names: Record<string, string> = { [ana]: 'Ana María', [sol]: 'Ana Sol' };
    const written = asWritten(kept, (id) => names[id] ?? '');
    expect(written.text).toBe('Hola @Ana María y @Ana Sol, @Ana María');
    expect(asStored(written.text, written.picks)).toBe(kept);
  });

  it('keeps two people apart who are called the same', () => {
    const kept = `@[${ana}] @[${sol}]`;
    const written = asWritten(kept, () => 'alguien');
    expect(asStored(written.text, written.picks)).toBe(kept);
    const people = [ana, sol].map((id, index) => ({ id, name: 'Ana Sol', email: `${index}@example.com` }));
    expect(people.map((one) => labelOf(one, people))).toEqual(['Ana Sol (0@example.com)', 'Ana Sol (1@example.com)']);
  });

  it('comes back as it was, whatever the other text is', () => {
    const piece = fc.oneof(
      fc.constant(`@[${ana}]`),
      fc.constant(`@[${sol}]`),
      fc.string().map((text) => text.replaceAll('@', '')),
    );
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const kept = pieces.join(' ');
        const { text, picks: made } = asWritten(kept, (id) => (id === ana ? 'Ana' : 'Ana Sol'));
        expect(asStored(text, made)).toBe(kept);
      }),
    );
  });
});

describe('behind an @', () => {
  it('a search for a person, by one or two words, and not in an address', () => {
    expect(wantedMention('Hola @')).toEqual({ from: 5, words: '' });
    expect(wantedMention('Hola @an')).toEqual({ from: 5, words: 'an' });
    expect(wantedMention('Hola @ana so')).toEqual({ from: 5, words: 'ana so' });
    expect([wantedMention('ana@ejemplo'), wantedMention('Hola @ana\n'), wantedMention('Hola')]).toEqual([
      null,
      null,
      null,
    ]);
  });
});
