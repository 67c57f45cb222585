import { describe, expect, it } from '@jest/globals';
import { exampleOfReport } from '../examples/project-report-due.example.ts';
import { reportLine, reportParagraphs } from './report-words.ts';

const report = exampleOfReport('01890a5d-ac96-774b-bcce-b302099a8059');

describe('a weekly report', () => {
  it('states progress, what was finished by whom, what is at risk and what is overdue', () => {
    expect(reportLine(report)['es-MX']).toBe(
      'Reporte semanal de Sitio nuevo: 40 % hecho, 2 tarjetas con la fecha vencida',
    );
    expect(reportParagraphs(report)['es-MX']).toEqual([
      'De 20 tarjetas están hechas 8: el 40 %. En 7 días se crearon 5.',
      'En los últimos 7 días se terminaron 4: Ana Sol (3), Beto Paz (1).',
      'En riesgo: 3. Con la fecha vencida: 2.',
      '• SITE-4 Página de inicio',
      '• SITE-9 Formulario de contacto',
    ]);
  });

  it('of a project without cards divides by nothing', () => {
    const empty = {
      ...report,
      total: 0,
      done: 0,
      created: 0,
      overdue: 0,
      atRisk: 0,
      finished: [],
      cards: [],
      count: 0,
    };
    expect(reportLine(empty).en).toBe('Weekly report of Sitio nuevo: 0% done, 0 cards overdue');
    expect(reportParagraphs(empty).en).toEqual([
      'Of 0 cards 0 are done: 0%. 0 were made in 7 days.',
      'None was finished in the last 7 days.',
      'At risk: 0. Overdue: 0.',
    ]);
  });
});

describe('a report of stale cards', () => {
  it('names the oldest, and how many more there are', () => {
    const stale = { ...report, kind: 'stale-cards', count: 23 } as const;
    expect(reportLine(stale).en).toBe('Sitio nuevo: 23 cards without a change for 14 days');
    expect(reportParagraphs(stale).en.at(-1)).toBe('And 21 more, in the project.');
  });
});
