import type { Cells } from '../../area/csv.ts';
import { readAll } from '../frame/read-all.ts';
import { statusInWords } from './contract-words.ts';
import { readContracts, type Contract, type ContractFilter, type ContractOrder } from './contracts.queries.ts';
import type { ContractsMessages } from './messages/es-mx.ts';

/** All contracts of the view, in their order. */
export const allContracts = async (filter: ContractFilter, order: ContractOrder): Promise<readonly Contract[]> =>
  readAll(async (offset, size) => readContracts(filter, order, offset, size));

const columns = [
  ...(['client_name', 'contract_title', 'status', 'total_value', 'currency', 'contract_type'] as const),
  ...(['payment_frequency', 'instalments', 'start_date', 'end_date', 'assigned_to', 'project_name'] as const),
  ...(['notes', 'created_at'] as const),
];

/** Contracts as rows of a spreadsheet; amounts to the hundredth. */
export const contractCells = (contracts: readonly Contract[], text: ContractsMessages): Cells => [
  columns.map((column) => text.fields[column]),
  ...contracts.map((one) => [
    ...[one.client_name, one.contract_title, statusInWords(one, text), one.total_value.toFixed(2), one.currency],
    ...[text.types[one.contract_type], one.payment_frequency === null ? '' : text.frequencies[one.payment_frequency]],
    ...[String(one.instalments), one.start_date, one.end_date ?? '', one.assigned_to_name ?? ''],
    ...[one.project_name ?? '', one.notes, one.created_at],
  ]),
];
