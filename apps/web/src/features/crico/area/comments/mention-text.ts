import { mentionedIn, mentionOf, withMentions } from '@nivel/contracts/projects/comment-values';

interface Named {
  readonly id: string;
  readonly name: string;
  readonly email: string;
}

/** Ids of people by their placeholders in a text that is being written. */
export type Picks = Readonly<Record<string, string>>;

/** The placeholder behind the @ for a person while a text is written: their name, with their address if others have it too. */
export const labelOf = (person: Named, people: readonly Named[]): string => {
  const isShared = people.some(({ id, name }) => id !== person.id && name === person.name);
  return isShared ? `${person.name} (${person.email})` : person.name;
};

/** Longest first, so that `Ana Sol` is not taken for `Ana`. */
const byLength = (picks: Picks): [label: string, id: string][] =>
  Object.entries(picks).toSorted(([one], [other]) => other.length - one.length);

const isWordGoingOn = (text: string, at: number): boolean => /^[\p{L}\p{N}]/u.test(text.slice(at));

/** A text in stored form: with the ids of those who are mentioned in the place of their names. */
export const asStored = (text: string, picks: Picks): string => {
  let kept = '';
  const labels = byLength(picks);
  for (let at = 0; at < text.length;) {
    const rest = text[at] === '@' ? text.slice(at + 1) : '';
    const found = labels.find(([label]) => rest.startsWith(label) && !isWordGoingOn(rest, label.length));
    kept += found ? mentionOf(found[1]) : text[at];
    at += found ? found[0].length + 1 : 1;
  }
  return kept;
};

/** A stored text in editable form: with names as placeholders for people, and who they are. */
export const asWritten = (
  kept: string,
  labelFor: (id: string) => string,
): { readonly text: string; readonly picks: Picks } => {
  const picks: Record<string, string> = {};
  const labels = new Map<string, string>();
  for (const id of mentionedIn(kept)) {
    const wanted = labelFor(id);
    const label = wanted in picks ? `${wanted} (${labels.size + 1})` : wanted;
    picks[label] = id;
    labels.set(id, label);
  }
  return { text: withMentions(kept, (id) => `@${labels.get(id) ?? ''}`), picks };
};

/** The search text behind an @ in front of the caret; null: there is no search. */
export const wantedMention = (before: string): { readonly from: number; readonly words: string } | null => {
  const found = /(?:^|[\s([{*_])@(\S{0,40}(?: \S{0,40})?)$/u.exec(before);
  const words = found?.[1];
  return words === undefined ? null : { from: before.length - words.length - 1, words };
};
