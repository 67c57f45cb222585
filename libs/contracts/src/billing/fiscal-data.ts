import { z } from 'zod';
import { shortText } from '../kernel/short-text.ts';
import { cfdiUseKeys, fiscalRegimeKeys, regimesOf, usesIn } from './fiscal-lists.ts';
import { stateOfPostalCode } from './postal-code.ts';
import { isRfc, normalRfc } from './rfc.ts';

/** The fiscal data of a person for a CFDI, as in their constancia de situación fiscal. */
export const fiscalData = z
  .strictObject({
    rfc: z.string().max(20).transform(normalRfc).refine(isRfc, 'No RFC'),
    legal_name: shortText('Razón social', { least: 2, most: 300 }),
    regime: z.enum(fiscalRegimeKeys),
    use: z.enum(cfdiUseKeys),
    postal_code: z.string().refine((code) => stateOfPostalCode(code) !== null, 'No postal code'),
  })
  .refine(({ rfc, regime }) => regimesOf(rfc).includes(regime), { error: 'Not a regime of this RFC', path: ['regime'] })
  .refine(({ regime, use }) => usesIn(regime).includes(use), { error: 'Not a use in this regime', path: ['use'] });
export type FiscalData = z.output<typeof fiscalData>;
