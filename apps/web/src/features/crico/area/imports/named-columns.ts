import { folded } from '@nivel/contracts/projects/filter/folded';

/** The names of some things in files: in lower case, without accents and punctuation. */
export type NamesOf<Key extends string> = Readonly<Record<Key, readonly string[]>>;

/** Without accents, capitals and the signs between words. */
const plain = (words: string): string =>
  folded(words)
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();

/** The thing that a cell names by one of its names. */
export const keyNamed = <Key extends string>(names: NamesOf<Key>, cell: string): Key | undefined =>
  (Object.keys(names) as Key[]).find((key) => names[key].includes(plain(cell)));

/** The field for which each column of a head is taken, each field once; null: for none. */
export const columnsNamed = <Field extends string>(
  names: NamesOf<Field>,
  head: readonly string[],
): readonly (Field | null)[] => {
  const found = head.map((cell) => keyNamed(names, cell) ?? null);
  return found.map((field, at) => (found.indexOf(field) === at ? field : null));
};
