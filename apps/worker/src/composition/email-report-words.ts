import { REPORT_WEEKS, type EmailReport } from '@nivel/contracts/emails/report-shape';
import type { Bilingual, Locale } from '@nivel/contracts/emails/bilingual';
import type { Chart } from './chart.ts';
import type { EmailTexts } from './email.ts';
import { cardLines, cardsIn, percentOf, unnamed } from './report-words.ts';

type Person = EmailReport['people'][number];
type Statuses = keyof EmailReport['statuses'];
type ReportTexts = EmailTexts & { readonly charts: readonly Chart[] };

const WEEK_MS = 604_800_000;

/** The words of a report in one language. */
interface Words {
  readonly subject: (name: string, percent: number, overdue: string) => string;
  readonly title: (name: string) => string;
  readonly preview: string;
  readonly progress: (total: number, done: number, percent: number) => string;
  readonly changed: (created: number, finished: number) => string;
  readonly nothingDone: string;
  readonly whoDidWhat: string;
  readonly person: (person: Person) => string;
  readonly atRisk: (count: number) => string;
  readonly overdue: (count: number) => string;
  readonly byStatus: string;
  readonly statuses: Readonly<Record<Statuses, string>>;
  readonly byWeek: string;
  readonly action: string;
  readonly note: string;
}

/** «terminó 3, creó 2»: counts of zero are left out. */
const doings = (...parts: readonly (readonly [count: number, words: string])[]): string =>
  parts.flatMap(([count, words]) => (count > 0 ? [`${words} ${count}`] : [])).join(', ');

const words: Bilingual<Words> = {
  'es-MX': {
    subject: (name, percent, overdue) => `Reporte de ${name}: ${percent} % hecho, ${overdue} con la fecha vencida`,
    title: (name) => `Cómo va ${name}`,
    preview: 'Avance, lo que cambió y lo que necesita atención.',
    progress: (total, done, percent) => `De ${total} tarjetas están hechas ${done}: el ${percent} %.`,
    changed: (created, finished) => `En este periodo se crearon ${created} y se terminaron ${finished}.`,
    nothingDone: 'En este periodo nadie cambió ninguna tarjeta.',
    whoDidWhat: 'Quién hizo qué:',
    person: ({ finished, created, changed }) => doings([finished, 'terminó'], [created, 'creó'], [changed, 'cambió']),
    atRisk: (count) => `En riesgo: ${count}`,
    overdue: (count) => `Con la fecha vencida: ${count}`,
    byStatus: 'Tarjetas por estado',
    statuses: { todo: 'Por hacer', inProgress: 'En curso', review: 'En revisión', done: 'Hecho' },
    byWeek: 'Tarjetas terminadas por semana, por su último día',
    action: 'Abrir el proyecto',
    note: 'Lo envían quienes llevan el proyecto, con «Reporte por correo».',
  },
  en: {
    subject: (name, percent, overdue) => `Report of ${name}: ${percent}% done, ${overdue} overdue`,
    title: (name) => `How ${name} stands`,
    preview: 'Progress, what has changed, and what needs attention.',
    progress: (total, done, percent) => `Of ${total} cards ${done} are done: ${percent}%.`,
    changed: (created, finished) => `In this period ${created} were made and ${finished} were finished.`,
    nothingDone: 'In this period nobody changed a card.',
    whoDidWhat: 'Who did what:',
    person: ({ finished, created, changed }) => doings([finished, 'finished'], [created, 'made'], [changed, 'changed']),
    atRisk: (count) => `At risk: ${count}`,
    overdue: (count) => `Overdue: ${count}`,
    byStatus: 'Cards by status',
    statuses: { todo: 'To Do', inProgress: 'In Progress', review: 'Review', done: 'Done' },
    byWeek: 'Cards finished by week, by its last day',
    action: 'Open the project',
    note: 'It is sent by those who lead the project, with “Email Report”.',
  },
};

const subjectIn = (report: EmailReport, locale: Locale): string =>
  words[locale].subject(report.projectName, percentOf(report), cardsIn(report.overdue)[locale]);

/** An e-mail report in one line. */
export const emailReportLine = (report: EmailReport): Bilingual<string> => ({
  'es-MX': subjectIn(report, 'es-MX'),
  en: subjectIn(report, 'en'),
});

const periodOf = ({ since, until }: EmailReport, locale: Locale, timeZone: string): string => {
  const format = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone });
  return format.formatRange(new Date(since), new Date(until));
};

const peopleLines = ({ people }: EmailReport, locale: Locale): string[] => {
  const { whoDidWhat, nothingDone, person } = words[locale];
  if (people.length === 0) return [nothingDone];
  return [whoDidWhat, ...people.map((one) => `• ${one.name || unnamed[locale]}: ${person(one)}`)];
};

const paragraphsOf = (report: EmailReport, locale: Locale, timeZone: string): string[] => {
  const { total, done, created, people, atRisk, overdue, atRiskCards, overdueCards } = report;
  const said = words[locale];
  return [
    periodOf(report, locale, timeZone),
    said.progress(total, done, percentOf(report)),
    said.changed(
      created,
      people.reduce((sum, { finished }) => sum + finished, 0),
    ),
    ...peopleLines(report, locale),
    said.atRisk(atRisk),
    ...cardLines({ cards: atRiskCards, count: atRisk }, locale),
    said.overdue(overdue),
    ...cardLines({ cards: overdueCards, count: overdue }, locale),
  ];
};

const chartsOf = ({ statuses, finishedByWeek, until }: EmailReport, locale: Locale, timeZone: string): Chart[] => {
  const said = words[locale];
  const order: readonly Statuses[] = ['todo', 'inProgress', 'review', 'done'];
  const day = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone });
  const lastDayOf = (week: number): string =>
    day.format(new Date(Date.parse(until) - (REPORT_WEEKS - 1 - week) * WEEK_MS));
  return [
    {
      ...{ name: 'statuses', title: said.byStatus, shape: 'bars' },
      bars: order.map((status) => ({ label: said.statuses[status], value: statuses[status] })),
    },
    {
      ...{ name: 'weeks', title: said.byWeek, shape: 'columns' },
      bars: finishedByWeek.map((value, week) => ({ label: lastDayOf(week), value })),
    },
  ];
};

const textsIn = (report: EmailReport, locale: Locale, timeZone: string): ReportTexts => {
  const { title, preview, action, note } = words[locale];
  return {
    ...{ subject: subjectIn(report, locale), preview, title: title(report.projectName), action, notes: [note] },
    paragraphs: paragraphsOf(report, locale, timeZone),
    charts: chartsOf(report, locale, timeZone),
  };
};

/**
 * An e-mail report in full.
 * @param timeZone of the reader, in which its days are
 */
export const emailReportTexts = (report: EmailReport, timeZone: string): Bilingual<ReportTexts> => ({
  'es-MX': textsIn(report, 'es-MX', timeZone),
  en: textsIn(report, 'en', timeZone),
});
