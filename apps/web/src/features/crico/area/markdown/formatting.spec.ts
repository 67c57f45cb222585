import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { formats, formatted, listGoesOn, type Edit, type Selected } from './formatting.ts';

/** A text with its selection in brackets. */
const chosen = (marked: string): Selected => {
  const [before = '', inside = '', after = ''] = marked.split(/[‹›]/);
  return { text: before + inside + after, start: before.length, end: before.length + inside.length };
};
const done = ({ text }: Selected, { from, to, insert, start, end }: Edit): string => {
  const after = text.slice(0, from) + insert + text.slice(to);
  return `${after.slice(0, start)}‹${after.slice(start, end)}›${after.slice(end)}`;
};

describe('the tools of a long text', () => {
  it.each([
    ['bold', 'Ir ‹hoy› ya', 'Ir **‹hoy›** ya'],
    ['bold', 'Ir **‹hoy›** ya', 'Ir ‹hoy› ya'],
    ['italic', '‹›', '_‹›_'],
    ['code', 'a ‹b›', 'a `‹b›`'],
    ['link', 'ver ‹sitio›', 'ver [sitio](https://‹›)'],
    ['heading', 'uno\ndo‹›s\ntres', 'uno\n## dos‹›\ntres'],
    ['quote', '‹a\nb›', '‹> a\n> b›'],
    ['list', '‹- a\n- b›\nc', '‹a\nb›\nc'],
    ['numbers', '‹a\nb›', '‹1. a\n2. b›'],
    ['tasks', 'x\n‹a›', 'x\n‹- [ ] a›'],
    ['table', 'x‹›', 'x\n\n| ‹› |  |\n|---|---|\n|  |  |\n'],
  ] as const)('%s: %s', (format, before, after) => {
    expect(done(chosen(before), formatted(chosen(before), format))).toBe(after);
  });

  it('remove the marks they added, also at the start of lines', () => {
    const reversible = formats.filter((format) => format !== 'link' && format !== 'table');
    const text = fc.string({ unit: fc.constantFrom('a', ' ', '\n'), maxLength: 20 });
    fc.assert(
      fc.property(text, fc.nat(20), fc.nat(20), fc.constantFrom(...reversible), (all, one, other, format) => {
        const [start, end] = [Math.min(one, other, all.length), Math.min(Math.max(one, other), all.length)];
        const edit = formatted({ text: all, start, end }, format);
        const after = all.slice(0, edit.from) + edit.insert + all.slice(edit.to);
        const back = formatted({ text: after, start: edit.start, end: edit.end }, format);
        expect(after.slice(0, back.from) + back.insert + after.slice(back.to)).toBe(all);
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('a new line in a list', () => {
  it.each([
    ['- uno‹›', '- uno\n- ‹›'],
    ['  9. nueve‹›\nfin', '  9. nueve\n  10. ‹›\nfin'],
    ['- [x] hecho‹›', '- [x] hecho\n- [ ] ‹›'],
    ['- uno\n- ‹›', '- uno\n‹›'],
  ])('continues, and ends in an empty item: %s', (before, after) => {
    const edit = listGoesOn(chosen(before));
    expect(edit && done(chosen(before), edit)).toBe(after);
  });

  it('is a new line elsewhere', () => {
    expect(listGoesOn(chosen('uno‹›'))).toBeUndefined();
    expect(listGoesOn(chosen('- ‹uno›'))).toBeUndefined();
  });
});
