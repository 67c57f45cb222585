import type { Comparison } from './filter.ts';

/** A part of a filter as text, and its position. */
export interface FilterToken {
  readonly type: 'word' | 'quoted' | 'operator' | 'comma' | 'open' | 'close' | 'minus' | 'unclosed';
  /** Its text; for quotes, the text between them. */
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

const operators: Readonly<Record<string, Comparison | 'not'>> = {
  ':': 'is',
  '=': 'is',
  '!=': 'not',
  '<': 'lt',
  '<=': 'le',
  '>': 'gt',
  '>=': 'ge',
};
/** The comparison of a sign; `not`: its negation. */
export const operatorOf = (sign: string): Comparison | 'not' | undefined =>
  Object.hasOwn(operators, sign) ? operators[sign] : undefined;

/** Telephones make quotes round by themselves. */
const QUOTES = '"“”';
const single: Readonly<Record<string, FilterToken['type']>> = { '(': 'open', ')': 'close', ',': 'comma' };
const isQuote = (sign: string): boolean => QUOTES.includes(sign);
const endsWord = (sign: string, next: string): boolean =>
  /[\s(),:<>=]/.test(sign) || isQuote(sign) || (sign === '!' && next === '=');

const quotedAt = (text: string, from: number): FilterToken => {
  let said = '';
  for (let at = from + 1; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (isQuote(sign)) return { type: 'quoted', text: said, from, to: at + 1 };
    const isEscape = sign === '\\' && at + 1 < text.length;
    if (isEscape) at += 1;
    said += text.charAt(at);
  }
  return { type: 'unclosed', text: said, from, to: text.length };
};

const wordAt = (text: string, from: number): FilterToken => {
  let to = from + 1;
  while (to < text.length && !endsWord(text.charAt(to), text.charAt(to + 1))) to += 1;
  return { type: 'word', text: text.slice(from, to), from, to };
};

const tokenAt = (text: string, from: number, before: FilterToken | undefined): FilterToken => {
  const sign = text.charAt(from);
  if (isQuote(sign)) return quotedAt(text, from);
  const type = single[sign];
  if (type !== undefined) return { type, text: sign, from, to: from + 1 };
  const [operator] = /^(?:!=|<=|>=|[:=<>])/.exec(text.slice(from, from + 2)) ?? [];
  if (operator !== undefined) return { type: 'operator', text: operator, from, to: from + operator.length };
  // A minus before a value is its own: of a day that was, or of a number.
  const isValue = before?.type === 'operator' || before?.type === 'comma';
  if (sign === '-' && !isValue) return { type: 'minus', text: sign, from, to: from + 1 };
  return wordAt(text, from);
};

/** A filter as text in its parts; spaces only part them. */
export const tokensOf = (text: string): FilterToken[] => {
  const tokens: FilterToken[] = [];
  for (let at = 0; at < text.length;) {
    if (/\s/.test(text.charAt(at))) {
      at += 1;
      continue;
    }
    const token = tokenAt(text, at, tokens.at(-1));
    tokens.push(token);
    at = token.to;
  }
  return tokens;
};

/** Words that join terms rather than look for themselves. */
export const joiningWords: readonly string[] = ['and', 'or', 'not'];

/** A text as it has to be written so that it is read as one value. */
export const quotedWhereNeeded = (text: string, isQuoted = false): string => {
  const isPlain = /^[^\s(),:<>="“”!\\-][^\s(),:<>="“”!\\]*$/.test(text) && !joiningWords.includes(text.toLowerCase());
  return isPlain && !isQuoted ? text : `"${text.replaceAll(/["“”\\]/g, String.raw`\$&`)}"`;
};
