import type { updateMoneyLead } from '@nivel/contracts/finance/update-money-lead.operation';
import { minorUnits } from '@nivel/contracts/finance/money';
import type { InputOf } from '@nivel/contracts/kernel/operation';
import type { Lead } from './leads.repository.ts';

type LeadUpdates = InputOf<typeof updateMoneyLead>['updates_param'];

/** A lead with the given fields changed. Only a lost lead has a reason: another stage clears it. */
export const updatedLead = (lead: Lead, updates: LeadUpdates): Lead => {
  const stage = updates.stage ?? lead.stage;
  return {
    ...lead,
    name: updates.name ?? lead.name,
    source: updates.source ?? lead.source,
    stage,
    expectedValue: updates.expected_value === undefined ? lead.expectedValue : minorUnits(updates.expected_value),
    currency: updates.currency ?? lead.currency,
    assignedTo: updates.assigned_to === undefined ? lead.assignedTo : updates.assigned_to,
    notes: updates.notes ?? lead.notes,
    nextStep: updates.next_step ?? lead.nextStep,
    nextStepOn: updates.next_step_on === undefined ? lead.nextStepOn : updates.next_step_on,
    lostReason: stage === 'closed_lost' ? (updates.lost_reason ?? lead.lostReason) : '',
  };
};

/** A lead in the form of the audit trail, by the names of the documented door; the amount in minor units. */
export const auditedLead = (lead: Lead) => ({
  name: lead.name,
  source: lead.source,
  stage: lead.stage,
  expected_value: lead.expectedValue,
  currency: lead.currency,
  assigned_to: lead.assignedTo,
  notes: lead.notes,
  next_step: lead.nextStep,
  next_step_on: lead.nextStepOn,
  lost_reason: lead.lostReason,
});
