import type { PayloadOf } from '@nivel/contracts/kernel/fact';
import type { projectReportDue } from '@nivel/contracts/projects/automation/project-report-due.fact';
import { STALE_AFTER_DAYS } from '@nivel/contracts/projects/automation/project-task';
import type { Bilingual } from '@nivel/contracts/emails/bilingual';

type Report = Omit<PayloadOf<typeof projectReportDue>, 'userIds'>;

/** Cards that are done, in percent of all, rounded down. */
export const percentOf = ({ total, done }: Pick<Report, 'total' | 'done'>): number =>
  total === 0 ? 0 : Math.floor((100 * done) / total);

/** A number of cards in words. */
export const cardsIn = (count: number): Bilingual<string> => ({
  'es-MX': count === 1 ? '1 tarjeta' : `${count} tarjetas`,
  en: count === 1 ? '1 card' : `${count} cards`,
});

/** A report in one line. */
export const reportLine = (report: Report): Bilingual<string> => {
  const { projectName: name, kind, overdue, count } = report;
  if (kind === 'stale-cards')
    return {
      'es-MX': `${name}: ${cardsIn(count)['es-MX']} sin movimiento desde hace ${STALE_AFTER_DAYS} días`,
      en: `${name}: ${cardsIn(count).en} without a change for ${STALE_AFTER_DAYS} days`,
    };
  return {
    'es-MX': `Reporte semanal de ${name}: ${percentOf(report)} % hecho, ${cardsIn(overdue)['es-MX']} con la fecha vencida`,
    en: `Weekly report of ${name}: ${percentOf(report)}% done, ${cardsIn(overdue).en} overdue`,
  };
};

const more: Bilingual<(count: number) => string> = {
  'es-MX': (count) => `Y ${count} más, en el proyecto.`,
  en: (count) => `And ${count} more, in the project.`,
};

/** The cards that a report names, a line each, and how many more there are. */
export const cardLines = (
  { cards, count }: Pick<Report, 'cards' | 'count'>,
  language: keyof Bilingual<string>,
): string[] => [
  ...cards.map(({ reference, title }) => `• ${reference} ${title}`),
  ...(count > cards.length ? [more[language](count - cards.length)] : []),
];

/** A person whose name is no longer known. */
export const unnamed: Bilingual<string> = { 'es-MX': 'Alguien que ya no está', en: 'Somebody who is gone' };

const doersOf = ({ finished }: Report, language: keyof Bilingual<string>): string =>
  finished.map(({ name, cards }) => `${name || unnamed[language]} (${cards})`).join(', ');

const weekly = (report: Report): Bilingual<string[]> => {
  const { total, done, created, atRisk, finished, count } = report;
  const sum = finished.reduce((all, { cards }) => all + cards, 0);
  return {
    'es-MX': [
      `De ${total} tarjetas están hechas ${done}: el ${percentOf(report)} %. En 7 días se crearon ${created}.`,
      sum === 0
        ? 'En los últimos 7 días no se terminó ninguna.'
        : `En los últimos 7 días se terminaron ${sum}: ${doersOf(report, 'es-MX')}.`,
      `En riesgo: ${atRisk}. Con la fecha vencida: ${count}.`,
      ...cardLines(report, 'es-MX'),
    ],
    en: [
      `Of ${total} cards ${done} are done: ${percentOf(report)}%. ${created} were made in 7 days.`,
      sum === 0
        ? 'None was finished in the last 7 days.'
        : `${sum} were finished in the last 7 days: ${doersOf(report, 'en')}.`,
      `At risk: ${atRisk}. Overdue: ${count}.`,
      ...cardLines(report, 'en'),
    ],
  };
};

/** A report in full. */
export const reportParagraphs = (report: Report): Bilingual<string[]> =>
  report.kind === 'weekly-report'
    ? weekly(report)
    : { 'es-MX': cardLines(report, 'es-MX'), en: cardLines(report, 'en') };
