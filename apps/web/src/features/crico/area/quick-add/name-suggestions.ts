import { plainText } from '../../../../shell/commands/matching.ts';
import type { QuickAddContext } from './quick-add.ts';

/** The maximum of suggested names; more letters find the others. */
const MOST = 5;

interface NameSuggestion {
  readonly id: string;
  readonly name: string;
  /** The name as written in the line: `@Ana-López`. */
  readonly written: string;
}

/** The word at the caret, and the names that it may become. */
interface NameSuggestions {
  readonly kind: 'label' | 'person';
  readonly from: number;
  readonly to: number;
  readonly offered: readonly NameSuggestion[];
}

const kinds: ReadonlyMap<string, NameSuggestions['kind']> = new Map([
  ['#', 'label'],
  ['@', 'person'],
]);

/** Hyphens replace spaces after a sign, so that a name is one word. */
const words = (text: string): string => plainText(text).replace(/[\s_-]+/g, ' ');

/** Names that begin with the word, followed by names with a later part that does. */
const found = <One extends { readonly name: string }>(all: readonly One[], typed: string): readonly One[] => {
  const wanted = words(typed);
  const first = all.filter(({ name }) => words(name).startsWith(wanted));
  return [...first, ...all.filter((one) => !first.includes(one) && words(one.name).includes(` ${wanted}`))];
};

/** Suggestions at the caret: names after `#` and `@`. Null: the caret is not in such a word. */
export const nameSuggestions = (
  line: string,
  caret: number,
  { labels, people }: Pick<QuickAddContext, 'labels' | 'people'>,
): NameSuggestions | null => {
  const from = line.slice(0, caret).search(/\S+$/);
  const kind = from < 0 ? undefined : kinds.get(line.charAt(from));
  if (!kind) return null;
  const end = line.slice(caret).search(/\s/);
  const to = end < 0 ? line.length : caret + end;
  const offered = found(kind === 'label' ? labels : people, line.slice(from + 1, caret)).slice(0, MOST);
  return {
    ...{ kind, from, to },
    offered: offered.map(({ id, name }) => ({
      ...{ id, name },
      written: `${line.charAt(from)}${name.trim().replace(/\s+/g, '-')}`,
    })),
  };
};
