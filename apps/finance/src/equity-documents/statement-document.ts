import type { Content } from 'pdfmake';
import type { EquityRow } from '@nivel/contracts/finance/equity-shape';
import { printPdf, type PdfDocument } from '@nivel/platform/print-pdf';
import { statementTexts, type StatementLocale, type StatementTexts } from './statement-texts.ts';

interface Circumstances {
  readonly locale: StatementLocale;
  readonly today: string;
}

interface Formats {
  readonly day: (day: string) => string;
  readonly percent: (percent: number) => string;
  readonly money: (amount: number, currency: string) => string;
}

const formatsOf = (locale: StatementLocale): Formats => {
  const days = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  const percents = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 4 });
  return {
    day: (day) => days.format(new Date(`${day}T00:00:00Z`)),
    percent: (percent) => percents.format(percent / 100),
    money: (amount, currency) => new Intl.NumberFormat(locale, { style: 'currency', currency }).format(amount),
  };
};

const factsOf = (row: EquityRow, texts: StatementTexts, { day, percent }: Formats): [string, string][] => {
  const facts: [string, string][] = [
    [texts.holder, row.employee_name ?? ''],
    [texts.project, row.project_name],
    [texts.percent, percent(row.assigned_equity_percent)],
    [texts.vested, percent(row.vested_percent)],
    [texts.assigned, day(row.assigned_at)],
    [texts.payout, texts.payouts[row.payout_schedule]],
    [texts.status, texts.statuses[row.status]],
  ];
  if (row.ended_at !== null) facts.push([texts.ended, day(row.ended_at)], [texts.reason, row.end_reason]);
  return facts;
};

const estimateOf = (row: EquityRow, texts: StatementTexts, { money }: Formats): Content[] =>
  row.estimates.length === 0
    ? []
    : [
        { text: texts.estimate, style: 'heading' },
        ...row.estimates.map(({ currency, amount, vested_amount: vested }) => ({
          text: `${money(amount, currency)} (${texts.vested.toLowerCase()}: ${money(vested, currency)})`,
        })),
        { text: texts.estimateNote, style: 'note' },
      ];

const scheduleOf = (row: EquityRow, texts: StatementTexts, { day, percent }: Formats): Content[] =>
  row.vesting === null
    ? []
    : [
        { text: texts.schedule, style: 'heading' },
        ...(row.vesting.cliff_months > 0 ? [{ text: texts.cliff(row.vesting.cliff_months), style: 'note' }] : []),
        {
          layout: 'lightHorizontalLines',
          table: {
            headerRows: 1,
            widths: ['*', 'auto'],
            body: [
              [texts.day, texts.vestedInAll],
              ...row.vesting_schedule.map((step) => [day(step.day), percent(step.percent)]),
            ],
          },
        },
      ];

/** The content of an assignment's statement. */
export const statementDocument = (row: EquityRow, { locale, today }: Circumstances): PdfDocument => {
  const [texts, formats] = [statementTexts[locale], formatsOf(locale)];
  return {
    info: { title: texts.title },
    content: [
      { text: texts.title, style: 'title' },
      { text: texts.asOf(formats.day(today)), style: 'note' },
      {
        layout: 'noBorders',
        margin: [0, 12],
        table: {
          widths: [140, '*'],
          body: factsOf(row, texts, formats).map(([name, value]) => [{ text: name, style: 'name' }, value]),
        },
      },
      ...estimateOf(row, texts, formats),
      ...scheduleOf(row, texts, formats),
    ],
    styles: {
      title: { fontSize: 20, bold: true },
      heading: { fontSize: 14, bold: true, margin: [0, 16, 0, 6] },
      name: { bold: true },
      note: { fontSize: 9, color: '#555555', margin: [0, 4] },
    },
    defaultStyle: { font: 'Roboto', fontSize: 11 },
  };
};

/** The statement as PDF. */
export const printStatement = (row: EquityRow, circumstances: Circumstances): Promise<Buffer> =>
  printPdf(statementDocument(row, circumstances));
