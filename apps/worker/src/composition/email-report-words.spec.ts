import { describe, expect, it } from '@jest/globals';
import { exampleOfEmailReport } from '../examples/email-report-sent.example.ts';
import { chartAlt, chartSvg, chartText } from './chart.ts';
import { emailReportLine, emailReportTexts } from './email-report-words.ts';

const { userIds: _, ...report } = exampleOfEmailReport('01890a5d-ac96-774b-bcce-b302099a8059');
const es = emailReportTexts(report, 'America/Mexico_City')['es-MX'];

describe('an e-mail report', () => {
  it('says progress, what has changed, who did what, and what needs attention', () => {
    expect(emailReportLine(report)['es-MX']).toBe(
      'Reporte de Sitio nuevo: 40 % hecho, 2 tarjetas con la fecha vencida',
    );
    expect(es.paragraphs.slice(1)).toEqual([
      'De 20 tarjetas están hechas 8: el 40 %.',
      'En este periodo se crearon 5 y se terminaron 4.',
      'Quién hizo qué:',
      '• Ana Sol: terminó 3, creó 2, cambió 6',
      '• Beto Paz: terminó 1, creó 3, cambió 4',
      'En riesgo: 1',
      '• SITE-12 Textos legales',
      'Con la fecha vencida: 2',
      '• SITE-4 Página de inicio',
      '• SITE-9 Formulario de contacto',
    ]);
  });

  it('counts its days in the time zone of the reader', () => {
    const late = { ...report, since: '2026-11-20T04:00:00.000Z', until: '2026-11-27T04:00:00.000Z' };
    expect(emailReportTexts(late, 'America/Mexico_City').en.paragraphs[0]).toMatch(/19.*26/);
    expect(emailReportTexts(late, 'Europe/Madrid').en.paragraphs[0]).toMatch(/20.*27/);
  });

  it('of a project in which nothing happened says so', () => {
    const empty = { ...report, ...{ total: 0, done: 0, created: 0, overdue: 0, atRisk: 0 }, people: [] };
    const { paragraphs } = emailReportTexts({ ...empty, overdueCards: [], atRiskCards: [] }, 'UTC').en;
    expect(paragraphs).toContain('Of 0 cards 0 are done: 0%.');
    expect(paragraphs).toContain('In this period nobody changed a card.');
  });

  it('names people who have left, and how many cards it does not name', () => {
    const people = [{ name: '', finished: 0, created: 0, changed: 2 }];
    const { paragraphs } = emailReportTexts({ ...report, people, overdue: 9 }, 'UTC').en;
    expect(paragraphs).toContain('• Somebody who is gone: changed 2');
    expect(paragraphs.at(-1)).toBe('And 7 more, in the project.');
  });
});

describe('a chart of it', () => {
  const [statuses, weeks] = es.charts;

  it('says its values in words, once', () => {
    expect(statuses && chartAlt(statuses)).toBe('Por hacer: 6, En curso: 4, En revisión: 2, Hecho: 8');
    expect(statuses && chartText(statuses)).toBe(
      'Tarjetas por estado\n• Por hacer: 6\n• En curso: 4\n• En revisión: 2\n• Hecho: 8',
    );
    expect(weeks && chartAlt(weeks)).toBe(
      '9 oct: 1, 16 oct: 0, 23 oct: 2, 30 oct: 1, 6 nov: 0, 13 nov: 0, 20 nov: 3, 27 nov: 4',
    );
  });

  it.each(['bars', 'columns'] as const)('draws %s within its width, also where there is nothing', (shape) => {
    const bars = [
      { label: 'Muchas', value: 4_000 },
      { label: '<Ninguna>', value: 0 },
    ];
    const svg = chartSvg({ name: 'x', title: 'X', shape, bars });
    const ends = [...svg.matchAll(/<rect x="([\d.]+)"[^>]*? width="([\d.]+)"/g)].map(
      ([, x, width]) => Number(x) + Number(width),
    );
    expect(Math.max(...ends)).toBeLessThanOrEqual(480);
    expect(svg).toContain('&lt;Ninguna&gt;');
    expect(chartSvg({ name: 'x', title: 'X', shape, bars: [{ label: 'A', value: 0 }] })).not.toMatch(/NaN|Infinity/);
  });
});
