import { ClientError } from '@nivel/client/client-error';
import { currentLocale } from '../../../shell/language/locale.ts';
import type { CricoMessages } from './messages/es-mx.ts';

/** Why something could not be done, in words, by its code. */
export const errorText = (text: CricoMessages, error: unknown): string =>
  (error instanceof ClientError ? text.errors[error.code] : undefined) ?? text.unknownError;

/** A moment for people, in the language of the page and the time of this device. */
export const formatMoment = (moment: string | number): string =>
  new Date(moment).toLocaleString(currentLocale(), { dateStyle: 'medium', timeStyle: 'short' });

/** At most two letters that stand for a person where there is no picture. */
export const initialsOf = (name: string): string => {
  const [first = '', second = ''] = name.trim().split(/\s+/);
  const letters = second ? [[...first][0], [...second][0]] : [...first].slice(0, 2);
  return letters.join('').toUpperCase();
};
