import type { OwnSubscription } from '../area/billing.queries.ts';

/** Whether the card is no longer good on the day of the next charge: it is until the end of its month. */
export const cardEndsBefore = ({
  card_exp_month: month,
  card_exp_year: year,
  current_period_end: charge,
  cancel_at_period_end: isEnding,
}: OwnSubscription): boolean => {
  if (month === null || year === null || charge === null || isEnding === true) return false;
  return Date.UTC(year, month, 1) <= Date.parse(charge);
};
