import type { Bilingual } from '@nivel/contracts/emails/bilingual';

/** A day in words: `4 de diciembre`. */
export const dayIn = (locale: string, day: string): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' });

interface Deadline {
  readonly dueOn: string;
  readonly daysLeft: number;
  readonly count: number;
}

/** When something is due, as a verb with its time: `vence mañana`. */
export const dueWords = ({ dueOn, daysLeft, count }: Deadline): Bilingual<string> => {
  const [es, en] = [dayIn('es-MX', dueOn), dayIn('en', dueOn)];
  const isOne = count === 1;
  if (daysLeft < 0)
    return {
      'es-MX': `${isOne ? 'venció' : 'vencieron'} el ${es}`,
      en: `${isOne ? 'was' : 'were'} due on ${en}`,
    };
  const [vence, is] = isOne ? ['vence', 'is'] : ['vencen', 'are'];
  if (daysLeft === 0) return { 'es-MX': `${vence} hoy`, en: `${is} due today` };
  if (daysLeft === 1) return { 'es-MX': `${vence} mañana`, en: `${is} due tomorrow` };
  return { 'es-MX': `${vence} en ${daysLeft} días, el ${es}`, en: `${is} due in ${daysLeft} days, on ${en}` };
};
