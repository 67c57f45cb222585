import type { CalendarDay } from '@nivel/planning/calendar-day';
import type { PlanSpan } from '@nivel/planning/plan';
import type { GanttUnit } from '../gantt-scale.ts';

/** Sizes of a picture, in its own units: a sheet fits A4 and Letter held sideways, within their margins. */
export const WIDTH = 1_400;
export const SHEET_HEIGHT = 960;
export const LIST_WIDTH = 300;
export const ROW_HEIGHT = 24;
/** The name of the project and the legend, and below them the scale. */
export const TITLE_HEIGHT = 56;
export const TIER_HEIGHT = 20;
export const ROWS_TOP = TITLE_HEIGHT + 2 * TIER_HEIGHT;

const ROWS_OF_SHEET = Math.floor((SHEET_HEIGHT - ROWS_TOP - 8) / ROW_HEIGHT);
/** More rows would be more than a hundred sheets. */
export const MOST_PRINTED_ROWS = 3_600;
/** A higher picture would be too coarse to read within the pixels that every browser can draw. */
export const MOST_ROWS_OF_IMAGE = 300;

/** The height of a picture with a number of rows. */
export const heightOf = (rows: number): number => ROWS_TOP + rows * ROW_HEIGHT + 8;

/** Which rows are on which sheet, by the first one and the first one after it. */
export const sheetsOf = (rows: number): readonly { readonly first: number; readonly next: number }[] => {
  const printed = Math.min(rows, MOST_PRINTED_ROWS);
  return Array.from({ length: Math.ceil(printed / ROWS_OF_SHEET) }, (_, nth) => ({
    first: nth * ROWS_OF_SHEET,
    next: Math.min(printed, (nth + 1) * ROWS_OF_SHEET),
  }));
};

/** Days over the width of a picture. */
export interface PictureScale {
  readonly span: PlanSpan;
  /** The width of a day. */
  readonly px: number;
  /** The unit that has room for its labels at this width. */
  readonly unit: GanttUnit;
  /** The start of a day. */
  readonly x: (day: CalendarDay) => number;
}

const leastWidths = { day: 18, week: 4.5, month: 1.1 } as const;

/** All days of a span beside the list of cards, however many they are. */
export const scaleOf = (span: PlanSpan): PictureScale => {
  const px = (WIDTH - LIST_WIDTH) / (span.finish + 1 - span.start);
  const unit = (['day', 'week', 'month'] as const).find((one) => px >= leastWidths[one]) ?? 'quarter';
  return { span, px, unit, x: (day) => LIST_WIDTH + (day - span.start) * px };
};

/** The width of a letter relative to its height, slightly more than most need. */
const LETTER = 0.56;

/** The part of a text for which there is room. @param room in units of the picture @param size height of the letters */
export const fitted = (text: string, room: number, size: number): string => {
  const letters = Math.floor(room / (size * LETTER));
  if (text.length <= letters) return text;
  return letters < 2 ? '' : `${text.slice(0, letters - 1).trimEnd()}…`;
};

/** The approximate width of a text. */
export const widthOf = (text: string, size: number): number => text.length * size * LETTER;
