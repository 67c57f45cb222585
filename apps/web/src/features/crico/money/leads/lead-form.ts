import { leadLimits, leadStages, type LeadStage } from '@nivel/contracts/finance/values/lead-values';
import { defaultCurrency, isAmount, type Currency } from '@nivel/contracts/finance/money';
import { isDay } from '@nivel/ui/calendar';
import { lengthOf, numberIn } from '../frame/typed-values.ts';
import type { Lead } from './leads.queries.ts';
import type { LeadsMessages } from './messages/es-mx.ts';

/** A lead during typing. */
export interface LeadForm {
  readonly name: string;
  readonly source: string;
  readonly value: string;
  readonly currency: Currency;
  readonly stage: LeadStage;
  /** Empty: none. */
  readonly assignedTo: string;
  readonly notes: string;
  readonly nextStep: string;
  readonly nextStepOn: string;
  readonly lostReason: string;
}

export const emptyLead: LeadForm = {
  name: '',
  source: '',
  value: '',
  currency: defaultCurrency,
  stage: 'new',
  assignedTo: '',
  notes: '',
  nextStep: '',
  nextStepOn: '',
  lostReason: '',
};

export const formOf = (lead: Lead): LeadForm => ({
  name: lead.name,
  source: lead.source,
  value: String(lead.expected_value),
  currency: lead.currency,
  stage: lead.stage,
  assignedTo: lead.assigned_to ?? '',
  notes: lead.notes,
  nextStep: lead.next_step,
  nextStepOn: lead.next_step_on ?? '',
  lostReason: lead.lost_reason,
});

export type LeadProblems = Partial<Record<keyof LeadForm, string>>;

/** Nothing is 0. */
const amountOf = (value: string): number => (value.trim() === '' ? 0 : numberIn(value));

/** The faults of a lead during typing; nothing where it can be saved. */
export const checkLead = (form: LeadForm, text: LeadsMessages): LeadProblems => {
  const long = (['name', 'source', 'notes', 'nextStep', 'lostReason'] as const).flatMap((field): [string, string][] =>
    lengthOf(form[field]) > leadLimits[field] ? [[field, text.tooLong(leadLimits[field])]] : [],
  );
  return {
    ...Object.fromEntries(long),
    ...(form.name.trim() === '' && { name: text.nameRequired }),
    ...(!isAmount(amountOf(form.value)) && { value: text.valueInvalid }),
    ...(form.nextStepOn !== '' && !isDay(form.nextStepOn) && { nextStepOn: text.dayInvalid }),
  };
};

/** The row that a form means. */
export const rowOf = (form: LeadForm) => ({
  name: form.name.trim(),
  source: form.source.trim(),
  expected_value: amountOf(form.value),
  currency: form.currency,
  stage: form.stage,
  assigned_to: form.assignedTo || null,
  notes: form.notes.trim(),
  next_step: form.nextStep.trim(),
  next_step_on: form.nextStepOn || null,
  lost_reason: form.stage === 'closed_lost' ? form.lostReason.trim() : '',
});

export type LeadUpdates = Partial<ReturnType<typeof rowOf>>;

/** Only what differs from the lead: what others change meanwhile is kept. */
export const updatesOf = (lead: Lead, form: LeadForm): LeadUpdates =>
  Object.fromEntries(
    Object.entries(rowOf(form)).filter(([field, value]) => lead[field as keyof LeadUpdates] !== value),
  );

/** The documented door's input for a new lead. */
export const newLeadOf = (form: LeadForm, id: string) => {
  const row = rowOf(form);
  return {
    lead_id_param: id,
    name_param: row.name,
    source_param: row.source,
    expected_value_param: row.expected_value,
    currency_param: row.currency,
    stage_param: row.stage,
    assigned_to_param: row.assigned_to,
    notes_param: row.notes,
  };
};

export const stageIn = (value: string): LeadStage | undefined => leadStages.find((stage) => stage === value);
