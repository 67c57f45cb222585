import { lexer, type Token, type Tokens } from 'marked';

const cellsOf = ({ header, rows }: Tokens.Table): readonly Token[] =>
  [header, ...rows].flat().flatMap(({ tokens }) => [...tokens, { type: 'space', raw: ' ' }]);

const inner = (token: Tokens.Generic): readonly Token[] => {
  if (token.type === 'table') return cellsOf(token as Tokens.Table);
  if (token.type === 'list') return (token as Tokens.List).items;
  return token.tokens ?? [];
};

/** The words of a piece of Markdown, without what only shapes them. */
const wordsOf = (token: Token): string => {
  const tokens = inner(token);
  if (tokens.length > 0) return tokens.map(wordsOf).join(isBlock(token) ? ' ' : '');
  if (token.type === 'space' || token.type === 'hr' || token.type === 'def' || token.type === 'br') return ' ';
  return String((token as Tokens.Generic)['text'] ?? '');
};

const isBlock = ({ type }: Token): boolean => ['list', 'list_item', 'table', 'blockquote'].includes(type);

const joined = (tokens: readonly Token[]): string => tokens.map(wordsOf).join(' ').replace(/\s+/g, ' ').trim();

/** Markdown as plain words in one line. */
export const plainText = (markdown: string): string => joined(lexer(markdown));

/** A stretch of a text below a heading; the first may come before any. */
export interface Section {
  /** As in the text, of which its anchor is made; null before the first heading. */
  readonly heading: string | null;
  readonly title: string;
  readonly text: string;
}

/** A text in the stretches below its headings, in plain words. */
export const sectionsOf = (markdown: string): Section[] => {
  const sections: { heading: string | null; title: string; tokens: Token[] }[] = [];
  for (const token of lexer(markdown)) {
    if (token.type === 'heading') {
      const { text, tokens } = token as Tokens.Heading;
      sections.push({ heading: text, title: tokens.map(wordsOf).join('').trim(), tokens: [] });
    } else {
      if (sections.length === 0) sections.push({ heading: null, title: '', tokens: [] });
      sections.at(-1)?.tokens.push(token);
    }
  }
  return sections.map(({ tokens, ...section }) => ({ ...section, text: joined(tokens) }));
};
