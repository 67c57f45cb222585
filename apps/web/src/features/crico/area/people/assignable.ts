import { plainText } from '../../../../shell/commands/matching.ts';

/** Somebody who can be given a card. */
export interface Assignable {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  /** Where their picture is. */
  readonly picture?: string | null;
  /** What they are in the project; several where they are in it by more than one way. */
  readonly roles: readonly string[];
  /** Taken out of Crico: their cards stay theirs, and nobody gives them more. */
  readonly isActive: boolean;
}

/** Those in whose name or address the words stand, case and accents aside; without words all who are active. */
export const foundPeople = (people: readonly Assignable[], words: string): Assignable[] => {
  const wanted = plainText(words.trim());
  return people.filter(
    ({ name, email, isActive }) => isActive && (plainText(name).includes(wanted) || plainText(email).includes(wanted)),
  );
};
