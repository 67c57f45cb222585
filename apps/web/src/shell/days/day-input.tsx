import { DayField, type DayFieldProps, type DayWords } from '@nivel/ui/day-field';
import { useLocale, type Locale } from '../language/locale.ts';
import { typedDay } from './day-words.ts';
import { dayOf } from './days.ts';
import { messages as english } from './messages/en.ts';
import { messages as spanish } from './messages/es-mx.ts';

/** Both at once: a field in a form that is open must not wait for its texts. */
const words: Readonly<Record<Locale, DayWords>> = { 'es-MX': spanish, en: english };

interface DayInputProps extends DayFieldProps {
  /** The current day of the person, if it is not the one of this device. */
  readonly today?: string;
}

/** A day, typed and shown in the language of the page. */
export const DayInput = ({ today = dayOf(new Date()), ...props }: DayInputProps) => {
  const locale = useLocale();
  const context = { today, isMonthFirst: locale === 'en' };
  return (
    <DayField
      {...props}
      locale={locale}
      words={words[locale]}
      today={today}
      read={(typed) => typedDay(typed, context)}
    />
  );
};
