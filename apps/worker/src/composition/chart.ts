import { escapeHtml } from '@nivel/platform/escape-html';
import { light } from './email-style.ts';

/** One value of a chart, with its name in the language of the reader. */
interface Bar {
  readonly label: string;
  readonly value: number;
}

/** A few values of an e-mail as a picture, and as text for readers without pictures. */
export interface Chart {
  /** Names its picture among those of the e-mail; letters and hyphens. */
  readonly name: string;
  readonly title: string;
  /** Names on the left with bars beside them, or columns from the first to the last. */
  readonly shape: 'bars' | 'columns';
  /** At least one bar; no value is negative. */
  readonly bars: readonly Bar[];
}

/** In the units of the drawing, which e-mails show at this width at most. */
export const CHART_WIDTH = 480;
const FONT_SIZE = 16;
const ROW = 40;
/** Free space around the drawing: in a dark scheme the e-mail shows the picture on another background. */
const INSET = 12;
const NAMES_WIDTH = 130;
const VALUE_WIDTH = 50;
const COLUMNS_HEIGHT = 150;
const LABEL_SPACE = 34;

/** The content of the chart, in words. */
export const chartAlt = ({ bars }: Chart): string => bars.map(({ label, value }) => `${label}: ${value}`).join(', ');

/** The chart in the text part of an e-mail: its title, and a line for each value. */
export const chartText = ({ title, bars }: Chart): string =>
  [title, ...bars.map(({ label, value }) => `• ${label}: ${value}`)].join('\n');

const largest = ({ bars }: Chart): number => Math.max(1, ...bars.map(({ value }) => value));

const text = (
  words: string | number,
  at: { x: number; y: number; anchor: 'start' | 'middle'; weight?: number },
): string =>
  `<text x="${at.x}" y="${at.y}" text-anchor="${at.anchor}" font-weight="${at.weight ?? 400}" fill="${light.text}">${escapeHtml(String(words))}</text>`;

const rect = (x: number, y: number, width: number, height: number, colour: string): string =>
  `<rect x="${x}" y="${y}" width="${width.toFixed(1)}" height="${height.toFixed(1)}" rx="4" fill="${colour}"/>`;

const svg = (height: number, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${CHART_WIDTH}" height="${height}" viewBox="0 0 ${CHART_WIDTH} ${height}" font-family="Roboto, sans-serif" font-size="${FONT_SIZE}"><rect width="${CHART_WIDTH}" height="${height}" fill="${light.card}"/>${content}</svg>`;

const barsSvg = (chart: Chart): string => {
  const room = CHART_WIDTH - 2 * INSET - NAMES_WIDTH - VALUE_WIDTH;
  const rows = chart.bars.map(({ label, value }, index) => {
    const width = Math.max(2, (room * value) / largest(chart));
    const middle = INSET + index * ROW + ROW / 2;
    const from = INSET + NAMES_WIDTH;
    return [
      text(label, { x: INSET, y: middle + 6, anchor: 'start' }),
      rect(from, middle - 12, width, 24, light.levels[index % light.levels.length] ?? light.accent),
      text(value, { x: from + width + 10, y: middle + 6, anchor: 'start', weight: 500 }),
    ].join('');
  });
  return svg(2 * INSET + chart.bars.length * ROW, rows.join(''));
};

const columnsSvg = (chart: Chart): string => {
  const step = (CHART_WIDTH - INSET) / chart.bars.length;
  const columns = chart.bars.map(({ label, value }, index) => {
    const height = Math.max(2, (COLUMNS_HEIGHT * value) / largest(chart));
    const middle = INSET / 2 + (index + 0.5) * step;
    const top = LABEL_SPACE + COLUMNS_HEIGHT - height;
    return [
      rect(middle - step * 0.3, top, step * 0.6, height, light.accent),
      text(value, { x: middle, y: top - 8, anchor: 'middle', weight: 500 }),
      text(label, { x: middle, y: COLUMNS_HEIGHT + 2 * LABEL_SPACE - 11, anchor: 'middle' }),
    ].join('');
  });
  return svg(COLUMNS_HEIGHT + 2 * LABEL_SPACE, columns.join(''));
};

/** The picture of a chart as SVG, in the light colours of e-mails. */
export const chartSvg = (chart: Chart): string => (chart.shape === 'bars' ? barsSvg(chart) : columnsSvg(chart));
