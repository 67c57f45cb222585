import { CheckCircle2, Clock } from 'lucide-react';
import { formatDay } from '../in-words.ts';
import type { QuestionMessages } from './messages/es-mx.ts';
import type { Question } from './questions.queries.ts';
import { questionsText } from './questions-text.ts';

const MINUTE = 60_000;
const HOURS_SHOWN = 48;

/** The day of a promise, in words. */
export const promisedDay = (day: string): string => formatDay(day, { dateStyle: 'long' });

/** How long something took, in the unit that says most. */
const timeBetween = (text: QuestionMessages, from: string, to: string): string => {
  const minutes = Math.max(1, Math.round((Date.parse(to) - Date.parse(from)) / MINUTE));
  if (minutes < 60) return text.minutes(minutes);
  const hours = Math.round(minutes / 60);
  return hours < HOURS_SHOWN ? text.hours(hours) : text.days(Math.round(hours / 24));
};

/** The promise, or how it was kept: the same words for both sides. */
export const PromiseLine = ({ promise }: { readonly promise: Question['promises'][number] }) => {
  const text = questionsText.useText();
  const { asked_at: asked, answered_at: answered, promised_on: day, is_kept: isKept } = promise;
  const Icon = answered !== null && isKept ? CheckCircle2 : Clock;
  const time = answered === null ? '' : timeBetween(text, asked, answered);
  const words =
    answered === null
      ? (isKept ? text.promised : text.late)(promisedDay(day))
      : (isKept ? text.kept : text.broken)(time);
  return (
    <p className="flex items-start gap-2 text-soft">
      <Icon aria-hidden="true" size={18} className="mt-1 shrink-0" />
      {words}
    </p>
  );
};
