import type { Contract } from './contracts.queries.ts';
import type { ContractsMessages } from './messages/es-mx.ts';

/** The state of a contract; a draft is on hold and was never active. */
export const statusInWords = ({ status, is_draft: isDraft }: Contract, text: ContractsMessages): string =>
  isDraft && status === 'on_hold' ? text.notStarted : text.statuses[status];

/** The way a contract is paid: once, in instalments, or how often. */
export const paidInWords = (contract: Contract, text: ContractsMessages): string =>
  contract.payment_frequency === null
    ? text.paidIn(contract.instalments)
    : text.frequencies[contract.payment_frequency];
