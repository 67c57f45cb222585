import { describe, expect, it } from '@jest/globals';
import { changedValues } from '../audit/changed-values.ts';
import { auditedLead, updatedLead } from './lead-rules.ts';
import type { Lead } from './leads.repository.ts';

const now = new Date('2026-11-25T12:00:00Z');
const aLead = (overrides: Partial<Lead> = {}): Lead => ({
  id: '019abc00-0000-7000-8000-000000000001',
  name: 'Cerro Azul',
  source: '',
  stage: 'new',
  expectedValue: 120_050,
  currency: 'USD',
  assignedTo: null,
  notes: '',
  nextStep: 'Llamar',
  nextStepOn: '2026-12-01',
  lostReason: '',
  createdAt: now,
  updatedAt: now,
  deletedAt: null,
  ...overrides,
});

describe('an updated lead', () => {
  it('keeps omitted fields, and accepts empty ones', () => {
    expect(updatedLead(aLead(), {})).toEqual(aLead());
    expect(updatedLead(aLead(), { next_step: '', next_step_on: null, expected_value: 0 })).toEqual(
      aLead({ nextStep: '', nextStepOn: null, expectedValue: 0 }),
    );
    expect(updatedLead(aLead(), { expected_value: 0.29 })).toMatchObject({ expectedValue: 29 });
  });

  it('has a reason for its loss only while it is lost', () => {
    const lost = updatedLead(aLead(), { stage: 'closed_lost', lost_reason: 'Caro' });
    expect(lost).toMatchObject({ stage: 'closed_lost', lostReason: 'Caro' });
    expect(updatedLead(lost, { stage: 'proposal' })).toMatchObject({ stage: 'proposal', lostReason: '' });
    expect(updatedLead(aLead(), { lost_reason: 'Caro' })).toMatchObject({ lostReason: '' });
  });
});

describe('the values of an audit entry', () => {
  it('are those that differ, before and after', () => {
    const [before, after] = [aLead(), aLead({ stage: 'qualified', nextStepOn: null })].map(auditedLead);
    if (before === undefined || after === undefined) throw new Error('no lead');
    expect(changedValues(before, after)).toEqual({
      before: { stage: 'new', next_step_on: '2026-12-01' },
      after: { stage: 'qualified', next_step_on: null },
    });
    expect(changedValues(before, { ...before })).toBeNull();
  });
});
