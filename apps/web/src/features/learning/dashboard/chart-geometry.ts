export interface ChartPoint {
  readonly label: string;
  readonly value: number;
}

export interface PlottedPoint extends ChartPoint {
  /** 0 to 100, left to right. */
  readonly x: number;
  /** 0 to 100, top to bottom. */
  readonly y: number;
}

const steps = [1, 2, 2.5, 5, 10];

/** The smallest round number (1, 2, 2.5 or 5 times a power of ten) that is not below `highest`. */
export const roundedTop = (highest: number): number => {
  if (highest <= 0) return 10;
  const power = 10 ** Math.floor(Math.log10(highest));
  return (steps.find((step) => step * power >= highest) ?? 10) * power;
};

/** Places points in a square of 100 by 100, from zero at the bottom to the rounded top. */
export const plot = (points: readonly ChartPoint[]): PlottedPoint[] => {
  const top = roundedTop(Math.max(0, ...points.map((point) => point.value)));
  const last = Math.max(1, points.length - 1);
  return points.map((point, index) => ({ ...point, x: (index / last) * 100, y: 100 - (point.value / top) * 100 }));
};

/** The line through the points as an SVG path. */
export const linePath = (points: readonly PlottedPoint[]): string =>
  points.map((point, index) => `${index === 0 ? 'M' : 'L'}${point.x.toFixed(2)} ${point.y.toFixed(2)}`).join('');
