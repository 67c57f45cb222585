import { expect, it } from '@jest/globals';
import { equityEstimates } from './equity-estimates.ts';
import type { EquityAssignment } from './equity.repository.ts';

const TODAY = '2026-11-25';
const assignment = (overrides: Partial<EquityAssignment> = {}): EquityAssignment => ({
  ...{ id: 'a', employeeId: 'e', projectId: 'p', projectName: 'Sitio', basisPoints: 1_250, assignedOn: '2025-11-25' },
  ...{ payoutSchedule: 'monthly', vesting: null, status: 'active', endedOn: null, endReason: '' },
  updatedAt: new Date(0),
  ...overrides,
});
const totals = [
  { projectId: 'p', currency: 'USD' as const, minorUnits: 100_000 },
  { projectId: 'p', currency: 'MXN' as const, minorUnits: 1_001 },
  { projectId: 'p', currency: 'EUR' as const, minorUnits: 0 },
  { projectId: 'other', currency: 'USD' as const, minorUnits: 900_000 },
];

it('estimates a share of its own project’s payments, by currency', () => {
  expect(equityEstimates(assignment(), totals, TODAY)).toEqual([
    { currency: 'USD', amount: 125, vested_amount: 125 },
    { currency: 'MXN', amount: 1.25, vested_amount: 1.25 },
  ]);
});

it('shows the vested part separately', () => {
  const vesting = {
    ...{ start: '2025-11-25', cliff_months: 0, length_months: 48, interval_months: 12 },
    allocation: 'BACK_LOADED' as const,
  };
  expect(equityEstimates(assignment({ vesting }), totals, TODAY)[0]).toEqual({
    ...{ currency: 'USD', amount: 125, vested_amount: 31.2 },
  });
});

it('estimates nothing for ended assignments, or for a project without payments', () => {
  expect(equityEstimates(assignment({ status: 'completed', endedOn: TODAY }), totals, TODAY)).toEqual([]);
  expect(equityEstimates(assignment({ projectId: 'none' }), totals, TODAY)).toEqual([]);
});
