import {
  fiscalRegimeKeys,
  regimesOf,
  usesIn,
  type CfdiUse,
  type FiscalRegime,
} from '@nivel/contracts/billing/fiscal-lists';
import { stateOfPostalCode } from '@nivel/contracts/billing/postal-code';
import { isRfc, normalRfc } from '@nivel/contracts/billing/rfc';
import type { OwnCfdi } from '../../area/billing.queries.ts';
import type { CfdiMessages } from './messages/es-mx.ts';

/** Typed and chosen values. */
export interface TypedFiscalData {
  readonly rfc: string;
  readonly legal_name: string;
  readonly regime: FiscalRegime;
  readonly use: CfdiUse;
  readonly postal_code: string;
}

/** Data given for another payment are filled in already. */
export const typedBefore = (last: OwnCfdi | undefined): TypedFiscalData => ({
  ...{ rfc: last?.rfc ?? '', legal_name: last?.legal_name ?? '', postal_code: last?.postal_code ?? '' },
  ...{ regime: last?.regime ?? '612', use: last?.use ?? 'G03' },
});

/** The regimes possible for the owner of an RFC; all of them while the RFC is invalid. */
export const regimesFor = (typed: string): readonly FiscalRegime[] => {
  const rfc = normalRfc(typed);
  return isRfc(rfc) ? regimesOf(rfc) : fiscalRegimeKeys;
};

/** Adjusts choices that depend on each other: the regime on the RFC, and the use on the regime. */
export const consistent = (typed: TypedFiscalData): TypedFiscalData => {
  const regimes = regimesFor(typed.rfc);
  const regime = regimes.includes(typed.regime) ? typed.regime : (regimes[0] ?? typed.regime);
  const uses = usesIn(regime);
  return { ...typed, regime, use: uses.includes(typed.use) ? typed.use : (uses[0] ?? typed.use) };
};

/** The fault of each field, in words. */
export const fiscalErrors = (
  text: CfdiMessages,
  { rfc, legal_name: name, postal_code: code }: TypedFiscalData,
): Partial<Record<'rfc' | 'legal_name' | 'postal_code', string>> => ({
  ...(!isRfc(normalRfc(rfc)) && { rfc: text.rfcWrong }),
  ...([...name.trim()].length < 2 && { legal_name: text.legalNameWrong }),
  ...(stateOfPostalCode(code.trim()) === null && { postal_code: text.postalCodeWrong }),
});
