import { folded } from '@nivel/contracts/projects/filter/folded';
import { entryOf } from './sources/file-values.ts';
import type { ImportChoices, ImportFile } from './sources/source.ts';

/** A person to whom an import can assign cards. */
export interface Candidate {
  readonly id: string;
  readonly name: string;
  readonly email: string;
}

/** The default choices: columns by their names, and people by their ids, names and addresses. */
export const firstChoices = (file: ImportFile, candidates: readonly Candidate[]): ImportChoices => {
  const here = new Map(
    candidates.flatMap(({ id, name, email }) => [id, folded(name), folded(email)].map((key) => [key, id] as const)),
  );
  here.delete('');
  const people = file.people.flatMap(({ id, name, names }) => {
    const found = [id, ...[name, ...names].map(folded)].flatMap((key) => here.get(key) ?? [])[0];
    return found === undefined ? [] : [[id, found] as const];
  });
  return { isWithArchived: false, people: Object.fromEntries(people), columns: file.table?.columns ?? [] };
};

const isChoices = (value: unknown): value is ImportChoices => {
  const { isWithArchived, people, columns } = entryOf(value);
  return typeof isWithArchived === 'boolean' && typeof people === 'object' && Array.isArray(columns);
};

/** The choices that an import was begun with; null where they cannot be read. */
export const storedChoices = (text: string): ImportChoices | null => {
  try {
    const value: unknown = JSON.parse(text);
    return isChoices(value) ? value : null;
  } catch {
    return null;
  }
};
