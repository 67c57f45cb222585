import type { PayloadOf } from '@nivel/contracts/kernel/fact';
import type { mentoringSessionChanged } from '@nivel/contracts/learning/mentoring-session-changed.fact';
import type { Bilingual } from '@nivel/contracts/emails/bilingual';

type Changed = Pick<PayloadOf<typeof mentoringSessionChanged>, 'what' | 'startsAt' | 'timeZone' | 'withName'>;

export const MENTORING_LINK = '/dashboard/mentorias';

const momentIn = (locale: string, { startsAt, timeZone }: Changed): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeStyle: 'short', timeZone }).format(Date.parse(startsAt));

/** The change of a session, in the time of its reader. */
export const mentoringText = (changed: Changed): Bilingual<string> => {
  const { what, withName } = changed;
  const con = withName === '' ? '' : ` con ${withName}`;
  const beside = withName === '' ? '' : ` with ${withName}`;
  const [es, en] = [momentIn('es-MX', changed), momentIn('en', changed)];
  const texts: Record<Changed['what'], Bilingual<string>> = {
    booked: { 'es-MX': `Mentoría reservada${con}: ${es}`, en: `Mentoring booked${beside}: ${en}` },
    moved: { 'es-MX': `La mentoría${con} ahora es el ${es}`, en: `Mentoring${beside} is now on ${en}` },
    cancelled: { 'es-MX': `Se canceló la mentoría${con} del ${es}`, en: `Mentoring${beside} on ${en} was called off` },
    noted: { 'es-MX': `Tu mentoría${con} ya tiene notas`, en: `There are notes of your mentoring${beside}` },
    tomorrow: {
      'es-MX': `Falta un día para tu mentoría${con}: ${es}`,
      en: `One day until your mentoring${beside}: ${en}`,
    },
    soon: {
      'es-MX': `Tu mentoría${con} empieza en menos de una hora`,
      en: `Your mentoring${beside} begins within an hour`,
    },
  };
  return texts[what];
};
