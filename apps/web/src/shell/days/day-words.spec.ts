import { describe, expect, it } from '@jest/globals';
import { addDays, dayInWords } from '@nivel/ui/calendar';
import fc from 'fast-check';
import { typedDay } from './day-words.ts';

// A Tuesday.
const today = '2026-11-24';
const read = (typed: string, isMonthFirst = false): string | undefined => typedDay(typed, { today, isMonthFirst });

describe('a day that is typed', () => {
  it.each([
    ['24 nov', '2026-11-24'],
    ['Nov 25', '2026-11-25'],
    ['Mañana', '2026-11-25'],
    ['tomorrow', '2026-11-25'],
    ['hoy', '2026-11-24'],
    ['ayer', '2026-11-23'],
    ['3d', '2026-11-27'],
    ['+3 días', '2026-11-27'],
    ['-2d', '2026-11-22'],
    ['2w', '2026-12-08'],
    ['2 semanas', '2026-12-08'],
    ['1 mes', '2026-12-24'],
    ['viernes', '2026-11-27'],
    ['next friday', '2026-11-27'],
    ['30', '2026-11-30'],
    ['31', '2026-12-31'],
    ['2', '2026-12-02'],
    ['24.12.2026', '2026-12-24'],
    ['24-12-2026', '2026-12-24'],
    ['2026-12-24', '2026-12-24'],
    ['1999-12-24', '1999-12-24'],
    ['24 sept', '2027-09-24'],
    ['mar 24 nov', '2026-11-24'],
    ['Mar 24', '2027-03-24'],
    ['  Nov 24,  2027 ', '2027-11-24'],
  ])('%s', (typed, day) => {
    expect(read(typed)).toBe(day);
  });

  it('has its month first where the language has it', () => {
    expect([read('3/4', true), read('3/4')]).toEqual(['2027-03-04', '2027-04-03']);
  });

  it.each(['', 'pronto', '31/2/2027', '2026-02-30', '0', '32', '3x', 'nov', '24 de', '2026-13-01'])(
    'is none in «%s»',
    (typed) => {
      expect(read(typed)).toBeUndefined();
    },
  );

  it('is the same that was printed, in both languages and however it is written', () => {
    const days = fc.integer({ min: 0, max: 36_500 }).map((count) => addDays('2000-01-01', count));
    const formats: readonly Intl.DateTimeFormatOptions[] = [
      { day: 'numeric', month: 'short', year: 'numeric' },
      { day: 'numeric', month: 'long', year: 'numeric' },
      { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' },
      { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
      { day: 'numeric', month: 'numeric', year: 'numeric' },
    ];
    fc.assert(
      fc.property(
        fc.tuple(days, days),
        fc.constantFrom('es-MX', 'en'),
        fc.constantFrom(...formats),
        ([now, day], locale, format) => {
          const context = { today: now, isMonthFirst: locale === 'en' };
          expect(typedDay(dayInWords(day, locale, format), context)).toBe(day);
        },
      ),
      { numRuns: 2_000 },
    );
  });

  it('is a day or nothing, for every input', () => {
    const words = fc.array(fc.constantFrom('24', 'nov', 'de', '3d', '-', '/', 'mañana', '2026', 'mar', '.'), {
      maxLength: 5,
    });
    fc.assert(
      fc.property(
        fc.oneof(
          words.map((all) => all.join(' ')),
          fc.string({ unit: 'binary' }),
        ),
        (typed) => {
          expect(read(typed) ?? today).toMatch(/^\d{4}-\d{2}-\d{2}$/);
        },
      ),
    );
  });
});
