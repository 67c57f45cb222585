import { z } from 'zod';
import { shortText } from '../kernel/short-text.ts';
import { operation } from '../kernel/operation.ts';
import { bookkeeper } from './book.ts';
import { leadImportLimits } from './lead-import-values.ts';
import { leadLimits } from './values/lead-values.ts';

export const findMoneyLeadDuplicates = operation({
  name: 'finance.find-money-lead-duplicates',
  summary: 'Which of up to 200 names leads of the book have already, whatever their accents and capitals.',
  door: { kind: 'procedure', procedure: 'find_money_lead_duplicates' },
  policy: bookkeeper,
  repeat: 'safe',
  input: z.strictObject({
    names_param: z
      .array(shortText('Lead name', { least: 1, most: leadLimits.name }))
      .min(1)
      .max(leadImportLimits.batch),
  }),
  output: z.strictObject({ names: z.array(z.string()) }),
  errors: [],
});
