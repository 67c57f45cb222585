import { lexer, type Token } from 'marked';

/** A table has as many cells as its lines times its widest one, whatever was written: more are not drawn. */
const mostCells = 20_000;

const hasTooManyCells = (text: string): boolean => {
  const widths = text
    .split('\n')
    .map((line) => line.split('|').length - 1)
    .filter((width) => width > 0);
  return widths.reduce((most, width) => Math.max(most, width), 0) * widths.length > mostCells;
};

/** What a text says in Markdown; null for what is only a way to keep a browser busy, which is shown as it is. */
export const markdownTokens = (text: string): readonly Token[] | null => {
  if (hasTooManyCells(text)) return null;
  try {
    return lexer(text, { gfm: true });
  } catch {
    // Thousands of quotations within each other.
    return null;
  }
};

const schemes = new Set(['http:', 'https:', 'mailto:']);

/** Where a link may lead: to a whole address of the web or of mail; undefined for all else. */
export const safeAddress = (address: string): string | undefined => {
  if (!URL.canParse(address)) return undefined;
  const { protocol, href } = new URL(address);
  return schemes.has(protocol) ? href : undefined;
};
