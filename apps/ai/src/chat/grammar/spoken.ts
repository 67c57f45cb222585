import { plain } from '../../proposals/rules/plain.ts';

/** A text, and the same in small letters without accents: an index into one is an index into the other. */
export interface Spoken {
  readonly text: string;
  readonly plain: string;
}

/** Folds a text; a message is folded once. Its spaces are plain ones, its lines stay. */
export const spoken = (text: string): Spoken => {
  const composed = text.normalize('NFC').replaceAll(/[^\S\n]/g, ' ');
  return { text: composed, plain: plain(composed) };
};

export const slice = ({ text, plain: folded }: Spoken, from: number, to?: number): Spoken => ({
  text: text.slice(from, to),
  plain: folded.slice(from, to),
});

const BEGIN = /^[\s,.;:!?¡¿"'«»“”‘’`(-]+/;
const END = /[\s,.;:!?"'«»“”‘’`)-]+$/;

/** Without spaces, marks and quotes around it. */
export const bare = (part: Spoken): Spoken => {
  const begin = BEGIN.exec(part.plain)?.[0].length ?? 0;
  const end = part.plain.slice(begin).replace(END, '').length;
  return slice(part, begin, begin + end);
};

/** What stands in quotes, with where the quotes begin and end; an unfinished quote is none. */
export const quotesIn = ({ text }: Spoken): { readonly words: string; readonly from: number; readonly to: number }[] =>
  [
    ...text.matchAll(/"([^"\n]{1,300})"|“([^”\n]{1,300})”|«([^»\n]{1,300})»|(?<!\p{L})'([^'\n]{1,300})'(?!\p{L})/gu),
  ].map((match) => ({
    words: (match[1] ?? match[2] ?? match[3] ?? match[4] ?? '').trim(),
    from: match.index,
    to: match.index + match[0].length,
  }));
