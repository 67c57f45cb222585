import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { shortText } from '../kernel/short-text.ts';
import { bookkeeper, bookPage, day } from './book.ts';
import { contractRow } from './contract-shape.ts';
import { contractLimits, contractSorts, contractStatuses, contractTypes } from './contract-values.ts';

/** Which contracts; omitted fields do not filter. */
const contractFilter = {
  /** Words, without accents and capitals: all of them must occur in client or title. */
  search: shortText('Search', { most: contractLimits.search }).default(''),
  status_filter: z.array(z.enum(contractStatuses)).max(contractStatuses.length).default([]),
  type_filter: z.enum(contractTypes).nullable().default(null),
  assigned_filter: z.uuid().nullable().default(null),
  organization_filter: z.uuid().nullable().default(null),
  project_filter: z.uuid().nullable().default(null),
  /** Contracts made from this lead. */
  lead_filter: z.uuid().nullable().default(null),
  /** Deleted contracts instead of existing ones. */
  in_trash: z.boolean().default(false),
};

export const getMoneyContracts = operation({
  name: 'finance.get-money-contracts',
  summary: 'A page of contracts, newest first unless said otherwise, and how many there are.',
  door: { kind: 'procedure', procedure: 'get_money_contracts' },
  policy: bookkeeper,
  repeat: 'safe',
  input: z.strictObject({
    ...bookPage,
    ...contractFilter,
    sort: z.enum(contractSorts).default('created_at'),
    descending: z.boolean().default(true),
  }),
  output: z.strictObject({
    data: z.array(contractRow),
    total_count: z.int(),
    /** The day it is where the book is kept: payments of a new contract are counted from it. */
    today: day,
  }),
  errors: [],
});
