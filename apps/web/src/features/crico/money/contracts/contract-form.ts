import {
  contractLimits,
  type ContractStatus,
  type ContractType,
  type PaymentFrequency,
} from '@nivel/contracts/finance/contract-values';
import { defaultCurrency, minorUnits, type Currency } from '@nivel/contracts/finance/money';
import type { ContractTerms } from '@nivel/contracts/finance/payment-schedule';
import { numberIn } from '../frame/typed-values.ts';
import type { Lead } from '../leads/leads.queries.ts';
import type { Contract } from './contracts.queries.ts';

/** A contract during typing. */
export interface ContractForm {
  readonly client: string;
  readonly title: string;
  readonly value: string;
  readonly currency: Currency;
  readonly type: ContractType;
  /** For a recurring contract. */
  readonly frequency: PaymentFrequency;
  /** For a contract that is not recurring. */
  readonly instalments: string;
  readonly start: string;
  /** Empty: none. */
  readonly end: string;
  readonly status: ContractStatus;
  /** Empty: none. */
  readonly assignedTo: string;
  readonly organizationId: string;
  readonly projectId: string;
  readonly notes: string;
}

export const emptyContract = (today: string): ContractForm => ({
  ...{
    client: '',
    title: '',
    value: '',
    currency: defaultCurrency,
    type: 'one_off',
    frequency: 'monthly',
    instalments: '1',
  },
  ...{ start: today, end: '', status: 'active', assignedTo: '', organizationId: '', projectId: '', notes: '' },
});

/** The draft of a contract that a won lead offers. */
export const draftOf = (lead: Lead, today: string): ContractForm => ({
  ...emptyContract(today),
  client: [...lead.name].slice(0, contractLimits.clientName).join(''),
  value: String(lead.expected_value),
  currency: lead.currency,
  status: 'on_hold',
  assignedTo: lead.assigned_to ?? '',
});

export const formOf = (contract: Contract): ContractForm => ({
  client: contract.client_name,
  title: contract.contract_title,
  value: String(contract.total_value),
  currency: contract.currency,
  type: contract.contract_type,
  frequency: contract.payment_frequency ?? 'monthly',
  instalments: String(contract.instalments),
  start: contract.start_date,
  end: contract.end_date ?? '',
  status: contract.status,
  assignedTo: contract.assigned_to ?? '',
  organizationId: contract.organization_id ?? '',
  projectId: contract.project_id ?? '',
  notes: contract.notes,
});

/** The payment schedule, during typing; of a form without problems. */
export const termsOf = (form: ContractForm): ContractTerms => {
  const isRecurring = form.type === 'recurring';
  return {
    contractType: form.type,
    paymentFrequency: isRecurring ? form.frequency : null,
    totalValue: minorUnits(numberIn(form.value)),
    startDate: form.start,
    endDate: form.end || null,
    instalments: isRecurring ? 1 : numberIn(form.instalments),
  };
};

/** The row that a form means. */
export const rowOf = (form: ContractForm) => {
  const { contractType, paymentFrequency, startDate, endDate, instalments } = termsOf(form);
  return {
    client_name: form.client.trim(),
    contract_title: form.title.trim(),
    total_value: numberIn(form.value),
    contract_type: contractType,
    payment_frequency: paymentFrequency,
    instalments,
    start_date: startDate,
    end_date: endDate,
    status: form.status,
    assigned_to: form.assignedTo || null,
    organization_id: form.organizationId || null,
    project_id: form.projectId || null,
    notes: form.notes.trim(),
  };
};

export type ContractUpdates = Partial<ReturnType<typeof rowOf>>;

/** Only what differs from the contract: what others change meanwhile is kept. */
export const updatesOf = (contract: Contract, form: ContractForm): ContractUpdates =>
  Object.fromEntries(
    Object.entries(rowOf(form)).filter(([field, value]) => contract[field as keyof ContractUpdates] !== value),
  );

/** The documented door's input for a new contract. */
export const newContractOf = (form: ContractForm, id: string, leadId: string | null) => {
  const { status, ...row } = rowOf(form);
  return {
    contract_id_param: id,
    client_name_param: row.client_name,
    contract_title_param: row.contract_title,
    total_value_param: row.total_value,
    currency_param: form.currency,
    start_date_param: row.start_date,
    end_date_param: row.end_date,
    contract_type_param: row.contract_type,
    payment_frequency_param: row.payment_frequency,
    instalments_param: row.instalments,
    status_param: status === 'on_hold' ? ('on_hold' as const) : ('active' as const),
    notes_param: row.notes,
    assigned_to_param: row.assigned_to,
    organization_id_param: row.organization_id,
    project_id_param: row.project_id,
    lead_id_param: leadId,
  };
};
