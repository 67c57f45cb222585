import { describe, expect, test } from '@jest/globals';
import {
  fitted,
  heightOf,
  LIST_WIDTH,
  MOST_PRINTED_ROWS,
  scaleOf,
  SHEET_HEIGHT,
  sheetsOf,
  WIDTH,
} from './picture-layout.ts';

describe('the layout of a picture', () => {
  test.each([0, 1, 35, 36, 70, 71, MOST_PRINTED_ROWS, MOST_PRINTED_ROWS + 5_000])(
    'each of %i rows is on one sheet, and no sheet is too high',
    (rows) => {
      const sheets = sheetsOf(rows);
      const printed = sheets.flatMap(({ first, next }) => Array.from({ length: next - first }, (_, at) => first + at));
      expect(printed).toEqual(Array.from({ length: Math.min(rows, MOST_PRINTED_ROWS) }, (_, at) => at));
      for (const { first, next } of sheets) expect(heightOf(next - first)).toBeLessThanOrEqual(SHEET_HEIGHT);
    },
  );

  test.each([
    [1, 'day'],
    [60, 'day'],
    [62, 'week'],
    [240, 'week'],
    [365, 'month'],
    [1_800, 'quarter'],
  ] as const)('%i days fill the width, by the unit whose labels have room', (days, unit) => {
    const scale = scaleOf({ start: 100, finish: 99 + days });
    expect(scale.unit).toBe(unit);
    expect(scale.x(100)).toBe(LIST_WIDTH);
    expect(scale.x(100 + days)).toBeCloseTo(WIDTH);
  });

  test('a text is cut where its room ends', () => {
    expect(fitted('Paso 1', 100, 12)).toBe('Paso 1');
    expect(fitted('Preparar la feria', 68, 12)).toBe('Preparar…');
    expect(fitted('Preparar', 7, 12)).toBe('');
  });
});
