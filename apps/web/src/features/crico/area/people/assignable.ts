import { plainText } from '../../../../shell/commands/matching.ts';

/** A possible assignee. */
export interface Assignable {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  /** Where their picture is. */
  readonly picture?: string | null;
  /** What they are in the project; several where they are in it by more than one way. */
  readonly roles: readonly string[];
  /** Removed from Crico: they keep their cards, and get no new ones. */
  readonly isActive: boolean;
}

/** Those whose name or address contains the words, ignoring case and accents; without words all who are active. */
export const foundPeople = (people: readonly Assignable[], words: string): Assignable[] => {
  const wanted = plainText(words.trim());
  return people.filter(
    ({ name, email, isActive }) => isActive && (plainText(name).includes(wanted) || plainText(email).includes(wanted)),
  );
};
