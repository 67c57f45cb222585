import { describe, expect, it } from '@jest/globals';
import type { EquityRow } from '@nivel/contracts/finance/equity-shape';
import { printStatement, statementDocument } from './statement-document.ts';

const row = (overrides: Partial<EquityRow> = {}): EquityRow => ({
  ...{ id: 'a', employee_id: 'e', employee_name: 'Łucja Núñez', employee_email: 'l@example.com', project_id: 'p' },
  ...{ project_name: 'Sitio', assigned_at: '2025-01-31', payout_schedule: 'on_completion' },
  ...{ assigned_equity_percent: 12.5, vested_percent: 3.13, estimated_earnings: null, estimates: [] },
  ...{ status: 'active', vesting: null, vesting_schedule: [{ day: '2025-01-31', percent: 12.5 }] },
  ...{ ended_at: null, end_reason: '', updated_at: '2026-11-25T18:00:00.000Z' },
  ...overrides,
});
const wordsOf = (one: EquityRow, locale: 'es-MX' | 'en' = 'en'): string =>
  JSON.stringify(statementDocument(one, { locale, today: '2026-11-25' }).content);

describe('the statement', () => {
  it('states who holds which share of what, in the language of its reader', () => {
    for (const word of ['Łucja Núñez', 'Sitio', '12.5%', '3.13%', 'January 31, 2025', 'On completion', 'Active'])
      expect(wordsOf(row())).toContain(word);
    expect(wordsOf(row(), 'es-MX')).toContain('31 de enero de 2025');
    expect(wordsOf(row(), 'es-MX')).toContain('Al completarse');
  });

  it('calls an estimate an estimate, and has none where there is none', () => {
    expect(wordsOf(row())).not.toContain('estimate');
    const estimates = [{ currency: 'USD' as const, amount: 1_234.5, vested_amount: 10 }];
    expect(wordsOf(row({ estimates }))).toContain('$1,234.50 (vested: $10.00)');
    expect(wordsOf(row({ estimates }))).toContain('This is an estimate');
  });

  it('lists the schedule, and why it ended', () => {
    const vesting = {
      start: '2025-01-31',
      cliff_months: 12,
      length_months: 24,
      interval_months: 12,
      allocation: 'BACK_LOADED' as const,
    };
    const shown = wordsOf(row({ vesting, status: 'cancelled', ended_at: '2026-02-01', end_reason: 'Se fue' }));
    for (const word of [
      'Nothing vests before 12 months.',
      'Vesting schedule',
      'February 1, 2026',
      'Se fue',
      'Cancelled',
    ])
      expect(shown).toContain(word);
  });

  it('is printed as PDF', async () => {
    const pdf = await printStatement(row(), { locale: 'es-MX', today: '2026-11-25' });
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    expect(pdf.length).toBeGreaterThan(5_000);
  });
});
