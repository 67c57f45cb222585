import { LONGEST_COMMENT } from '@nivel/contracts/projects/comment-values';

/** Code points and bytes of a long text of a card. */
const LONGEST_TEXT = 50_000;
const MOST_TEXT_BYTES = 200_000;
/** The name and the day of its author come before an imported comment. */
const LONGEST_IMPORTED_COMMENT = LONGEST_COMMENT - 250;

/** A text with what becomes of one that is too long. */
interface Fitting {
  readonly text: string;
  readonly isCut: boolean;
}

const cut = (text: string, most: number, end = ''): Fitting => {
  if (text.length <= most) return { text, isCut: false };
  const points = [...text];
  if (points.length <= most) return { text, isCut: false };
  return {
    text:
      points
        .slice(0, most - end.length)
        .join('')
        .trimEnd() + end,
    isCut: true,
  };
};

/** A text of one line that is not longer than code points. */
export const fittingLine = (text: string, most: number): Fitting =>
  cut(
    text
      .toWellFormed()
      .replaceAll(/\p{Cc}+/gu, ' ')
      .trim(),
    most,
    '…',
  );

const withoutNul = (text: string): string => text.toWellFormed().replaceAll('\0', '').trim();

/** A description that is not longer than a card takes. */
export const fittingText = (text: string): Fitting => {
  const fitting = cut(withoutNul(text), LONGEST_TEXT);
  // A character has at most three bytes for each unit of it.
  if (fitting.text.length * 3 <= MOST_TEXT_BYTES || new Blob([fitting.text]).size <= MOST_TEXT_BYTES) return fitting;
  return { text: cut(fitting.text, MOST_TEXT_BYTES / 4).text, isCut: true };
};

export const fittingComment = (text: string): Fitting => cut(withoutNul(text), LONGEST_IMPORTED_COMMENT);

/** Text that Markdown shows unchanged in a link. */
export const linkLine = (name: string, url: string): string =>
  `- [${name.replaceAll(/[[\]\\]/g, ' ').trim() || url}](<${url.replaceAll(/[<>\s]/g, encodeURIComponent)}>)`;
