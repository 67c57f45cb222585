import { describe, expect, it } from '@jest/globals';
import { linePath, plot, roundedTop } from './chart-geometry.ts';

describe('the chart', () => {
  it('ends at a round number that is not below the highest value', () => {
    expect([0, 1, 3, 12, 26, 330, 999].map(roundedTop)).toEqual([10, 1, 5, 20, 50, 500, 1000]);
  });

  it('places the first point left, the last right, and zero at the bottom', () => {
    const points = plot([
      { label: 'lun', value: 0 },
      { label: 'mar', value: 50 },
      { label: 'mié', value: 100 },
    ]);
    expect(points.map(({ x, y }) => [x, y])).toEqual([
      [0, 100],
      [50, 50],
      [100, 0],
    ]);
    expect(linePath(points)).toBe('M0.00 100.00L50.00 50.00L100.00 0.00');
  });

  it('draws a single point and no points without a division by zero', () => {
    expect(plot([{ label: 'hoy', value: 0 }])).toEqual([{ label: 'hoy', value: 0, x: 0, y: 100 }]);
    expect(linePath(plot([]))).toBe('');
  });
});
