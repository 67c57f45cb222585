import type { Cells } from '../../area/csv.ts';
import { readLeads, type Lead, type LeadFilter, type LeadOrder } from './leads.queries.ts';
import type { LeadsMessages } from './messages/es-mx.ts';

/** Rows that are read at once. */
const STEP = 200;

/** All leads that are meant, in their order; each once, also where some come in while they are read. */
export const allLeads = async (filter: LeadFilter, order: LeadOrder): Promise<readonly Lead[]> => {
  const leads = new Map<string, Lead>();
  for (let offset = 0; ; offset += STEP) {
    const { data, total_count: count } = await readLeads(filter, order, offset, STEP);
    for (const lead of data) leads.set(lead.id, lead);
    if (data.length === 0 || offset + data.length >= count) return [...leads.values()];
  }
};

/** Leads as rows of a spreadsheet; amounts to the hundredth. */
export const leadCells = (leads: readonly Lead[], text: LeadsMessages): Cells => [
  [
    ...['name', 'source', 'stage', 'expected_value', 'currency', 'assigned_to'].map(
      (field) => text.fields[field as keyof LeadsMessages['fields']],
    ),
    ...['next_step', 'next_step_on', 'lost_reason', 'notes', 'created_at'].map(
      (field) => text.fields[field as keyof LeadsMessages['fields']],
    ),
  ],
  ...leads.map((lead) => [
    ...[lead.name, lead.source, text.stages[lead.stage], lead.expected_value.toFixed(2), lead.currency],
    ...[lead.assigned_to_name ?? '', lead.next_step, lead.next_step_on ?? '', lead.lost_reason, lead.notes],
    lead.created_at,
  ]),
];
