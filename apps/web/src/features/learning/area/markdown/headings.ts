import { lexer, type Tokens } from 'marked';

export interface OutlineEntry {
  readonly id: string;
  readonly title: string;
}

/** The anchor of a heading: its words without accents and signs, joined by hyphens. */
export const headingId = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Headings may carry emphasis or code; the outline shows their plain words. */
const plain = (text: string): string => text.replace(/[*_`]/g, '');

/** The second-level headings of a text. */
export const outlineOf = (markdown: string): OutlineEntry[] =>
  lexer(markdown)
    .filter((token): token is Tokens.Heading => token.type === 'heading' && token['depth'] <= 2)
    .map(({ text }) => ({ id: headingId(text), title: plain(text) }));
