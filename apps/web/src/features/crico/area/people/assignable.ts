import { plainText } from '../../../../shell/commands/matching.ts';

/** A possible assignee. */
export interface Assignable {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  /** The address of their picture. */
  readonly picture?: string | null;
  /** Their roles in the project; several if they are in it in more than one way. */
  readonly roles: readonly string[];
  /** Removed from Crico: they keep their cards, and get no new ones. */
  readonly isActive: boolean;
}

/** People whose name or address contains the words, ignoring case and accents; without words all active ones. */
export const foundPeople = (people: readonly Assignable[], words: string): Assignable[] => {
  const wanted = plainText(words.trim());
  return people.filter(
    ({ name, email, isActive }) => isActive && (plainText(name).includes(wanted) || plainText(email).includes(wanted)),
  );
};
