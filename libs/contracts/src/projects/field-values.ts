// Without a schema, so that a page may load it that loads none.

/** The kinds of a project's own fields. */
export const fieldKinds = ['text', 'number', 'money', 'day', 'choice', 'person', 'link', 'boolean'] as const;
export type FieldKind = (typeof fieldKinds)[number];

/** The values of a boolean field; a field may also be empty. */
export const yesAndNo = ['yes', 'no'] as const;
/** The words for them in either language, without capitals and accents. */
export const yesNoWords: Readonly<Record<string, (typeof yesAndNo)[number]>> = {
  yes: 'yes',
  si: 'yes',
  true: 'yes',
  no: 'no',
  false: 'no',
};

/** Reads a yes or a no in either language; undefined for every other word. @param word without capitals and accents */
export const yesOrNoIn = (word: string): (typeof yesAndNo)[number] | undefined =>
  Object.hasOwn(yesNoWords, word) ? yesNoWords[word] : undefined;

/** Money of these is counted in hundredths. */
export const fieldCurrencies = ['MXN', 'USD', 'EUR', 'GBP'] as const;

/** Fields of a project, and choices of one. */
export const MOST_FIELDS = 30;
export const MOST_CHOICES = 50;

/** Code points of a text, units of a link, and how large a number may be: all that JSON and JavaScript hold exactly. */
const LONGEST_TEXT = 500;
export const LONGEST_LINK = 2_000;
const LARGEST_NUMBER = 1e12;
const LARGEST_MONEY = 1e14;

/**
 * A card's value of a field: a text, day (`2026-12-01`) or link as such; the id of a choice or person; one of `yesAndNo`; money
 * in whole hundredths of its currency.
 */
export type FieldValue = string | number;

/** The attributes of a field that decide its valid values. */
interface Taking {
  readonly kind: FieldKind;
  readonly choices: readonly { readonly id: string }[];
}

const aDay = /^\d{4}-\d{2}-\d{2}$/;
const anId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const isDay = (given: string): boolean => {
  const moment = aDay.test(given) ? new Date(`${given}T00:00:00Z`) : null;
  return moment !== null && !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(given);
};

/** Nothing but http and https: a link is opened by everyone who reads the card. */
export const isLink = (given: string): boolean =>
  given.length <= LONGEST_LINK && /^https?:\/\/[^\s\p{Cc}]+$/iu.test(given) && URL.canParse(given);

const isLine = (given: string): boolean =>
  given.trim() === given && given.isWellFormed() && !/\p{Cc}/u.test(given) && [...given].length <= LONGEST_TEXT;

/** Whether a field takes a value. For a person it does not check what they may see. */
export const takesValue = ({ kind, choices }: Taking, value: FieldValue): boolean => {
  if (kind === 'number') return typeof value === 'number' && Math.abs(value) <= LARGEST_NUMBER;
  if (kind === 'money') return Number.isSafeInteger(value) && Math.abs(Number(value)) <= LARGEST_MONEY;
  if (typeof value !== 'string' || value === '') return false;
  if (kind === 'day') return isDay(value);
  if (kind === 'link') return isLink(value);
  if (kind === 'boolean') return yesAndNo.some((one) => one === value);
  if (kind === 'person') return anId.test(value);
  return kind === 'choice' ? choices.some(({ id }) => id === value) : isLine(value);
};
