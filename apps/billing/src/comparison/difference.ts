import type { Subscription } from '../subscriptions/provider-subscription.ts';

/** The card may be the customer's own, which a list of subscriptions does not show. */
const comparable = ({ card, ...rest }: Subscription, withCard: boolean): string =>
  JSON.stringify(
    Object.entries({ ...rest, ...(withCard && { card }) }).toSorted(([one], [other]) => (one < other ? -1 : 1)),
  );

/** Whether the stored state differs from the provider's. */
export const isDifferent = (kept: Subscription | null, said: Subscription): boolean => {
  const withCard = said.card !== null;
  return kept === null || comparable(kept, withCard) !== comparable(said, withCard);
};
