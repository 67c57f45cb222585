import type { Cells } from '../../area/csv.ts';
import { readAll } from '../frame/read-all.ts';
import { readLeads, type Lead, type LeadFilter, type LeadOrder } from './leads.queries.ts';
import type { LeadsMessages } from './messages/es-mx.ts';

/** All leads of the view, in their order. */
export const allLeads = async (filter: LeadFilter, order: LeadOrder): Promise<readonly Lead[]> =>
  readAll(async (offset, size) => readLeads(filter, order, offset, size));

const columns = [
  ...(['name', 'source', 'stage', 'expected_value', 'currency', 'assigned_to'] as const),
  ...(['next_step', 'next_step_on', 'lost_reason', 'notes', 'created_at'] as const),
];

/** Leads as rows of a spreadsheet; amounts to the hundredth. */
export const leadCells = (leads: readonly Lead[], text: LeadsMessages): Cells => [
  columns.map((column) => text.fields[column]),
  ...leads.map((lead) => [
    ...[lead.name, lead.source, text.stages[lead.stage], lead.expected_value.toFixed(2), lead.currency],
    ...[lead.assigned_to_name ?? '', lead.next_step, lead.next_step_on ?? '', lead.lost_reason, lead.notes],
    lead.created_at,
  ]),
];
