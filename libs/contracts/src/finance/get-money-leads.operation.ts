import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { shortText } from '../kernel/short-text.ts';
import { bookkeeper, bookPage } from './book.ts';
import { leadRow } from './lead-shape.ts';
import { leadLimits, leadSorts, leadStages } from './values/lead-values.ts';

/** Which leads; omitted fields do not filter. */
const leadFilter = {
  /** Words, without accents and capitals: all of them must occur in name, source or notes. */
  search: shortText('Search', { most: leadLimits.search }).default(''),
  stage_filter: z.array(z.enum(leadStages)).max(leadStages.length).default([]),
  assigned_filter: z.uuid().nullable().default(null),
  /** Deleted leads instead of existing ones. */
  in_trash: z.boolean().default(false),
};

export const getMoneyLeads = operation({
  name: 'finance.get-money-leads',
  summary: 'A page of leads, newest first unless said otherwise, and how many there are.',
  door: { kind: 'procedure', procedure: 'get_money_leads' },
  policy: bookkeeper,
  repeat: 'safe',
  input: z.strictObject({
    ...bookPage,
    ...leadFilter,
    sort: z.enum(leadSorts).default('created_at'),
    descending: z.boolean().default(true),
  }),
  output: z.strictObject({ data: z.array(leadRow), total_count: z.int() }),
  errors: [],
});
