import { Marked, type Token, type Tokens, type TokenizerObject } from 'marked';

/** A table has as many cells as its lines times its widest one, whatever its source: more are not drawn. */
const mostCells = 20_000;

const hasTooManyCells = (text: string): boolean => {
  const widths = text
    .split('\n')
    .map((line) => line.split('|').length - 1)
    .filter((width) => width > 0);
  return widths.reduce((most, width) => Math.max(most, width), 0) * widths.length > mostCells;
};

/**
 * Limits the cost of parsing a text. Each step of the lexer scans to the end of its input, so a few repeated characters cost
 * quadratic time: `*a_` over 50,000 characters kept a browser busy for 25 seconds. Steps are counted by the length that they
 * scan, those at an emphasis or a bracket tenfold, because they scan it more often; when the budget is used up, the rest is
 * plain text. Prose of 50,000 characters with an emphasis every few words uses half of it.
 */
export const mostWork = { inline: 30_000_000, block: 20_000_000 };
const CLOSE_LOOK = 10;
/** More are not drawn: a page of elements costs more than one of text. */
const mostTokens = 20_000;

interface ReadText {
  /** Null for a text that only keeps a browser busy. */
  readonly tokens: readonly Token[] | null;
  /** The cost of parsing it. */
  readonly work: { readonly inline: number; readonly block: number };
}

const inlineKinds = ['tag', 'link', 'reflink', 'emStrong', 'codespan', 'br', 'del', 'autolink', 'url'] as const;

const textOf = (raw: string): Tokens.Text => ({ type: 'text', raw, text: raw, escaped: false });

/**
 * The lexer's own rules as long as the work limit lasts: `false` falls back to them, `undefined` means that none of them
 * applies.
 */
const counted = (work: { inline: number; block: number }): TokenizerObject => {
  const inline = () => (work.inline <= mostWork.inline ? false : undefined);
  const block = (source: string) => {
    if (work.block <= mostWork.block && /^ {0,3}[>*+\-\d]/.test(source)) work.block += source.length;
    return work.block <= mostWork.block ? false : undefined;
  };
  return {
    ...Object.fromEntries(inlineKinds.map((kind) => [kind, inline])),
    // The first one called at each step.
    escape: (source) => {
      if (work.inline <= mostWork.inline) work.inline += source.length * (/^[*_[!]/.test(source) ? CLOSE_LOOK : 1);
      return inline();
    },
    inlineText: (source) => inline() ?? textOf(source),
    blockquote: block,
    list: block,
    space: (source) =>
      work.block <= mostWork.block ? false : { type: 'space', raw: source, text: source, tokens: [textOf(source)] },
  };
};

/** Reads a text in Markdown, and counts what that costs. */
export const readMarkdown = (text: string): ReadText => {
  const work = { inline: 0, block: 0 };
  if (hasTooManyCells(text)) return { tokens: null, work };
  try {
    const marked = new Marked({ gfm: true, tokenizer: counted(work) });
    const tokens = marked.lexer(text);
    let drawn = 0;
    void marked.walkTokens(tokens, ({ type }) => void (drawn += type === 'space' ? 0 : 1));
    return { tokens: drawn > mostTokens ? null : tokens, work };
  } catch {
    // Thousands of quotations within each other.
    return { tokens: null, work };
  }
};

/** The tokens of a Markdown text; null for a text that would keep a browser busy, which is shown as plain text. */
export const markdownTokens = (text: string): readonly Token[] | null => readMarkdown(text).tokens;

const schemes = new Set(['http:', 'https:', 'mailto:']);

/** The allowed target of a link: a complete web or mail address; undefined for all else. */
export const safeAddress = (address: string): string | undefined => {
  if (!URL.canParse(address)) return undefined;
  const { protocol, href } = new URL(address);
  return schemes.has(protocol) ? href : undefined;
};
