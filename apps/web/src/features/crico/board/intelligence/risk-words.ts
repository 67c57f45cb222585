import { riskFactors } from '@nivel/contracts/ai/ai-values';
import type { IntelligenceMessages } from './messages/es-mx.ts';
import type { Risk } from './intelligence.queries.ts';

/** The shares from which a factor is a main one, and from which it counts. */
const [MAINLY, PARTLY] = [0.4, 0.1];

/** The factors of a risk with their weight in words, the strongest first. */
export const factorWords = ({ risk_factors: shares }: Risk, { factors, risks }: IntelligenceMessages): string[] => {
  const strongest = riskFactors
    .map((factor) => ({ factor, share: shares[factor] }))
    .filter(({ share }) => share >= PARTLY)
    .sort((one, other) => other.share - one.share);
  const named = (isMain: boolean): string =>
    strongest
      .filter(({ share }) => share >= MAINLY === isMain)
      .map(({ factor }) => factors[factor])
      .join(', ');
  const [main, other] = [named(true), named(false)];
  return [...(main === '' ? [] : [risks.mainly(main)]), ...(other === '' ? [] : [risks.partly(other)])];
};

/** The evidence for the factors; factors without evidence are left out. */
export const detailWords = ({ details }: Risk, { risks: { details: text } }: IntelligenceMessages): string[] => [
  ...(details.cards_before > 0 ? [text.before(details.cards_before)] : []),
  ...(details.open_dependencies > 0 ? [text.waits(details.open_dependencies)] : []),
  ...(details.open_cards_of_assignee > 1 ? [text.load(details.open_cards_of_assignee)] : []),
  ...(details.days_untouched > 7 ? [text.untouched(details.days_untouched)] : []),
];
