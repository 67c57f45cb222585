import { headingId } from '@nivel/contracts/learning/heading-id';
import { lexer, type Tokens } from 'marked';

export interface OutlineEntry {
  readonly id: string;
  readonly title: string;
}

/** Headings may carry emphasis or code; the outline shows their plain words. */
const plain = (text: string): string => text.replace(/[*_`]/g, '');

/** The second-level headings of a text. */
export const outlineOf = (markdown: string): OutlineEntry[] =>
  lexer(markdown)
    .filter((token): token is Tokens.Heading => token.type === 'heading' && token['depth'] <= 2)
    .map(({ text }) => ({ id: headingId(text), title: plain(text) }));
