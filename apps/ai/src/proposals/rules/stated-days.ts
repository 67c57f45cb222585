import type { ProposalLanguage } from '@nivel/contracts/ai/values/proposal-values';
import { en, es, type Chrono, type ParsedComponents, type ParsedResult } from 'chrono-node';
import { dayAfter } from '../../forecast/days.ts';
import { plain } from './plain.ts';

/** A day that a sentence says, and where it says it, with the word before it. */
export interface StatedDay {
  readonly from: number;
  readonly to: number;
  readonly start_on: string | null;
  readonly due_on: string | null;
}

type Components = Parameters<ParsedResult['start']['isCertain']>[0];
const wholeDays: readonly Components[] = ['day', 'weekday'];

const endOfMonth = (day: string, months: number): string => {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month + months, 0)).toISOString().slice(0, 10);
};

const partsOf = (text: string): { year: number; month: number; day: number } => {
  const [year = 0, month = 1, day = 1] = text.split('-').map(Number);
  return { year, month, day };
};

interface Phrase {
  readonly pattern: RegExp;
  /** The day that it means. */
  readonly day: (today: string, match: RegExpMatchArray) => string;
}

const weekday = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay();
const FRIDAY = 5;
const fridayOf = (today: string, weeks: number): string => dayAfter(today, FRIDAY - weekday(today) + weeks * 7);

/** The next day of a number, this month or the one after it. */
const dayOfMonth = (today: string, number: number): string => {
  const { year, month, day } = partsOf(today);
  return new Date(Date.UTC(year, month - 1 + (number < day ? 1 : 0), number)).toISOString().slice(0, 10);
};

const phrases: Readonly<Record<ProposalLanguage, readonly Phrase[]>> = {
  es: [
    { pattern: /\bpasado mañana\b/i, day: (today) => dayAfter(today, 2) },
    { pattern: /\b(?:fin|final|finales) de(?: este)? mes\b/i, day: (today) => endOfMonth(today, 0) },
    {
      pattern: /\b(?:fin|final|finales) del (?:próximo mes|mes que viene|mes próximo)\b/i,
      day: (today) => endOfMonth(today, 1),
    },
    {
      pattern: /\b(?:fin|final|finales) de(?: esta| la)? semana\b|\besta semana\b/i,
      day: (today) => fridayOf(today, 0),
    },
    {
      pattern: /\b(?:la )?(?:próxima semana|semana que viene|semana próxima|siguiente semana)\b/i,
      day: (today) => fridayOf(today, 1),
    },
    {
      pattern:
        /\b(?:antes del|para el|el día|hasta el|a más tardar el) (\d{1,2})\b(?!\s*(?:de\b|[/.:-]\d|%|personas|h\b))/i,
      day: (today, match) => dayOfMonth(today, Number(match[1])),
    },
  ],
  en: [
    { pattern: /\bday after tomorrow\b/i, day: (today) => dayAfter(today, 2) },
    { pattern: /\b(?:end of (?:the|this) month|month[- ]end|eom)\b/i, day: (today) => endOfMonth(today, 0) },
    { pattern: /\bend of next month\b/i, day: (today) => endOfMonth(today, 1) },
    { pattern: /\b(?:end of (?:the|this) week|this week|eow)\b/i, day: (today) => fridayOf(today, 0) },
    { pattern: /\b(?:end of )?next week\b/i, day: (today) => fridayOf(today, 1) },
    {
      pattern: /\b(?:by|before|on|until) the (\d{1,2})(?:st|nd|rd|th)\b(?! of)/i,
      day: (today, match) => dayOfMonth(today, Number(match[1])),
    },
  ],
};

/** The library's rules of a language, and behind them the phrases that it does not know. */
const withPhrases = (base: Chrono, language: ProposalLanguage): Chrono => {
  const chrono = base.clone();
  const more = phrases[language].map(({ pattern, day }) => ({
    pattern: () => pattern,
    extract: ({ reference }: { reference: { instant: Date } }, match: RegExpMatchArray) =>
      partsOf(day(reference.instant.toISOString().slice(0, 10), match)),
  }));
  chrono.parsers.unshift(...more);
  return chrono;
};

let chronos: Readonly<Record<ProposalLanguage, Chrono>> | undefined;
const chronoOf = (language: ProposalLanguage): Chrono =>
  (chronos ??= { es: withPhrases(es.casual, 'es'), en: withPhrases(en.casual, 'en') })[language];

/** Words before a day that go with it. */
const before: Readonly<Record<ProposalLanguage, RegExp>> = {
  es: /(?:^|[\s(,:])(?:antes de|antes|para|a mas tardar|hasta|fecha limite|vence|entrega|a partir de|desde|del|de|el|la|este|esta|en|al|no despues de)[\s:]*$/,
  en: /(?:^|[\s(,:])(?:no later than|by|before|on|until|due|deadline|for|starting|from|this|at|the|of|in)[\s:]*$/,
};
const begins: Readonly<Record<ProposalLanguage, RegExp>> = {
  es: /(?:a partir del?|desde|empieza|comienza|inicia|arranca)[^,.;]{0,12}$/,
  en: /(?:starting|starts|beginning|begins|from)[^,.;]{0,12}$/,
};
const lengthOnly = /^(?:for|durante|por)\b/;

/** Days outside of these are no day of a project. */
const YEARS = { first: 2000, last: 2199 };

const isNear = ({ start, end }: ParsedResult): boolean =>
  [start, ...(end ? [end] : [])].every((one) => {
    const year = one.get('year') ?? 0;
    return year >= YEARS.first && year <= YEARS.last;
  });

const textOf = (components: ParsedComponents): string => {
  const at = (name: Components) => String(components.get(name) ?? 0).padStart(2, '0');
  return `${at('year')}-${at('month')}-${at('day')}`;
};

/** Where the words begin that go with a day. */
const beginOf = (text: string, index: number, language: ProposalLanguage): number => {
  let head = plain(text.slice(0, index));
  for (let match = before[language].exec(head); match; match = before[language].exec(head))
    head = head.slice(0, match.index + (/^[\s(,:]/.test(match[0]) ? 1 : 0));
  return head.length;
};

const LETTER_BEHIND = /^\p{L}/u;
const LETTER_BEFORE = /\p{L}$/u;

/** Whether a day is said by whole words. The library takes letters with accents for an end of a word: `mar` in `María`. */
const isWholeWords = (text: string, { index, text: words }: ParsedResult): boolean => {
  const isCut = LETTER_BEFORE.test(text.slice(0, index)) && LETTER_BEHIND.test(words);
  return !isCut && !(LETTER_BEFORE.test(words) && LETTER_BEHIND.test(text.slice(index + words.length)));
};

/**
 * The days that a sentence says, in its order.
 * @param today the day from which relative ones are counted
 */
export const statedDays = (text: string, language: ProposalLanguage, today: string): StatedDay[] =>
  chronoOf(language)
    .parse(text, { instant: new Date(`${today}T12:00:00Z`), timezone: 0 }, { forwardDate: true })
    .filter((found) => wholeDays.some((name) => found.start.isCertain(name)))
    .filter((found) => isWholeWords(text, found) && isNear(found) && !lengthOnly.test(plain(found.text)))
    .map((found): StatedDay => {
      const from = beginOf(text, found.index, language);
      const to = found.index + found.text.length;
      const start = textOf(found.start);
      if (found.end) return { from, to, start_on: start, due_on: textOf(found.end) };
      const isBegin = begins[language].test(plain(text.slice(0, found.index)));
      return { from, to, start_on: isBegin ? start : null, due_on: isBegin ? null : start };
    });
