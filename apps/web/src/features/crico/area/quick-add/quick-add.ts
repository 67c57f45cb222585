import type { CardRow } from '@nivel/contracts/projects/board-shape';
import { priorities } from '@nivel/contracts/projects/values/board-values';
import { plainText } from '../../../../shell/commands/matching.ts';
import { parseDay, mostDayWords, type DayContext } from '../../../../shell/days/day-words.ts';

/** Something that has a name by which it can be called. */
interface Named {
  readonly id: string;
  readonly name: string;
}

export interface QuickAddContext extends DayContext {
  readonly labels: readonly Named[];
  readonly people: readonly Named[];
  /** Whether a label that is not there is made with the card. */
  readonly mayCreateLabels?: boolean;
}

type Meaning =
  | { readonly kind: 'label'; readonly id: string; readonly name: string }
  | { readonly kind: 'newLabel'; readonly name: string }
  | { readonly kind: 'person'; readonly id: string; readonly name: string }
  | { readonly kind: 'priority'; readonly priority: CardRow['priority'] }
  | { readonly kind: 'due'; readonly day: string };

/** The understood parts of a line, and their words. */
export type QuickPart = Meaning & { readonly source: string };

/** A word that looks like a part but is not: it stays in the title, and the person is shown why. */
export interface Misread {
  readonly kind: 'label' | 'person' | 'priority';
  readonly source: string;
  /** No such name, several of it, a repetition, or the person may not create it. */
  readonly why: 'unknown' | 'several' | 'twice' | 'mayNot';
}

export interface QuickCard {
  /** The rest of the line. */
  readonly title: string;
  readonly parts: readonly QuickPart[];
  readonly misread: readonly Misread[];
}

const signs: ReadonlyMap<string, Misread['kind']> = new Map([
  ['#', 'label'],
  ['@', 'person'],
  ['!', 'priority'],
]);

/** The kind that a word is meant to be; a lone sign is just a sign. */
const meantAs = (word: string): Misread['kind'] | undefined =>
  /^.[\p{L}\p{N}]/u.test(word) ? signs.get(word.charAt(0)) : undefined;

interface Word {
  readonly text: string;
  readonly folded: string;
}

/** A name as written behind # and @, where spaces may be hyphens. */
const keyOf = (name: string): string =>
  plainText(name)
    .trim()
    .replace(/[\s_-]+/g, '-');

const priorityWords: ReadonlyMap<string, CardRow['priority']> = new Map([
  ...priorities.map((priority) => [priority, priority] as const),
  ['urgent', 'critical'],
  ['baja', 'low'],
  ['media', 'medium'],
  ['alta', 'high'],
  ['critica', 'critical'],
  ['urgente', 'critical'],
]);

/** Things by key; a key that several share matches nobody. */
const byKey = (named: readonly (readonly [string, Named])[]): ReadonlyMap<string, Named | null> => {
  const found = new Map<string, Named | null>();
  for (const [key, one] of named) if (key) found.set(key, found.has(key) && found.get(key)?.id !== one.id ? null : one);
  return found;
};

const callable = (named: readonly Named[]) => byKey(named.map((one) => [keyOf(one.name), one]));

/** People match by their whole name, and by their first name if no other person has it. */
const callablePeople = (people: readonly Named[]): ReadonlyMap<string, Named | null> => {
  const first = byKey(people.map((one) => [keyOf(one.name).split('-')[0] ?? '', one]));
  return new Map([...first, ...callable(people)]);
};

const LONGEST_LABEL = 50;

/** The label that a word behind # would make: it has a letter, as `#12` has not, and no sign at its end. */
const labelIn = (word: string): string | undefined => {
  const name = word.slice(1).replace(/[^\p{L}\p{N}]+$/u, '');
  const isName = meantAs(word) === 'label' && /\p{L}/u.test(name) && [...name].length <= LONGEST_LABEL;
  return isName ? name : undefined;
};

const finderOf = (context: QuickAddContext) => {
  const named = { label: callable(context.labels), person: callablePeople(context.people) };
  const call = (kind: 'label' | 'person', words: string): Meaning | undefined => {
    const one = named[kind].get(keyOf(words.slice(1)));
    return one ? { kind, ...one } : undefined;
  };
  const most = Math.max(
    mostDayWords,
    ...[...context.labels, ...context.people].map(({ name }) => name.trim().split(/\s+/).length),
  );
  const find = (words: string, before: string): Meaning | undefined => {
    if (words.startsWith('#')) return call('label', words);
    if (words.startsWith('@')) return call('person', words);
    const priority = words.startsWith('!') ? priorityWords.get(words.slice(1)) : undefined;
    if (priority) return { kind: 'priority', priority };
    const day = parseDay(words, before, context);
    return day === undefined ? undefined : { kind: 'due', day };
  };
  const whyNot = (word: string): Misread['why'] => {
    const kind = meantAs(word);
    if (kind === 'label' && !context.mayCreateLabels && labelIn(word) && !named.label.has(keyOf(word.slice(1))))
      return 'mayNot';
    const isShared = (kind === 'label' || kind === 'person') && named[kind].get(keyOf(word.slice(1))) === null;
    return isShared ? 'several' : 'unknown';
  };
  /** The label that a word creates, if no label has that name. */
  const newLabelIn = (word: string, plain: string): Meaning | undefined => {
    const name = context.mayCreateLabels && !named.label.has(keyOf(plain.slice(1))) ? labelIn(word) : undefined;
    return name === undefined ? undefined : (call('label', `#${plainText(name)}`) ?? { kind: 'newLabel', name });
  };
  return { most, find, newLabelIn, whyNot };
};

/** There may be several labels, and one of everything else. */
const isSaid = (parts: readonly QuickPart[], meaning: Meaning): boolean =>
  parts.some((part) => {
    if (part.kind === 'label' && meaning.kind === 'label') return part.id === meaning.id;
    if (part.kind === 'newLabel' && meaning.kind === 'newLabel') return keyOf(part.name) === keyOf(meaning.name);
    return part.kind === meaning.kind;
  });

/**
 * Parses `#label @person !priority tomorrow` within a line. Unknown and repeated parts stay text and are reported.
 *
 * @param kept sources of parts that the person removed: they stay text
 */
export const quickCard = (line: string, context: QuickAddContext, kept: ReadonlySet<string> = new Set()): QuickCard => {
  const { most, find, newLabelIn, whyNot } = finderOf(context);
  const words: Word[] = (line.match(/\S+/g) ?? []).map((text) => ({ text, folded: plainText(text) }));
  const parts: QuickPart[] = [];
  const title: string[] = [];
  const misread: Misread[] = [];
  const longestAt = (at: number): { length: number; source: string; meaning: Meaning } | undefined => {
    for (let length = Math.min(most, words.length - at); length > 0; length -= 1) {
      const taken = words.slice(at, at + length);
      const meaning = find(taken.map((word) => word.folded).join(' '), words[at - 1]?.folded ?? '');
      if (meaning) return { length, source: taken.map(({ text }) => text).join(' '), meaning };
    }
    const { text = '', folded = '' } = words[at] ?? {};
    const made = newLabelIn(text, folded);
    return made && { length: 1, source: text, meaning: made };
  };
  const misreadAt = (at: number, source: string, isFound: boolean): Misread[] => {
    const { text: word = '', folded: plain = '' } = words[at] ?? {};
    const kind = meantAs(word);
    const isSame = parts.some((part) => part.source === source);
    return kind && !isSame && !kept.has(source) ? [{ kind, source, why: isFound ? 'twice' : whyNot(plain) }] : [];
  };
  for (let at = 0; at < words.length;) {
    const found = longestAt(at);
    const source = found?.source ?? words[at]?.text ?? '';
    const isPart = found !== undefined && !kept.has(source) && !isSaid(parts, found.meaning);
    if (!isPart) misread.push(...misreadAt(at, source, found !== undefined));
    if (isPart) parts.push({ ...found.meaning, source });
    else title.push(source);
    at += found?.length ?? 1;
  }
  return { title: title.join(' '), parts, misread };
};
