import type { OwnSubscription, SoldPlan } from '../area/billing.queries.ts';
import { dayOf, pesos } from '../area/in-words.ts';
import { isEnding } from '../area/is-over.ts';
import type { BillingMessages } from '../area/messages/es-mx.ts';

/** What is charged next, in centavos: the price of the plan that comes with the next period. */
const nextPrice = ({ plan_id, next_plan_id }: OwnSubscription, plans: readonly SoldPlan[]): number =>
  plans.find(({ tier }) => tier === (next_plan_id ?? plan_id))?.price ?? 0;

const whatComes = (one: OwnSubscription, plans: readonly SoldPlan[], text: BillingMessages): string[] => {
  const day = one.current_period_end === null ? '' : dayOf(one.current_period_end);
  const price = pesos(nextPrice(one, plans));
  const change = one.next_plan_id === null ? [] : [text.nextPlan(text.names[one.next_plan_id], day)];
  return [
    ...change,
    one.subscription_status === 'trialing' ? text.firstCharge(price, day) : text.nextCharge(price, day),
  ];
};

/**
 * How a subscription stands, sentence by sentence: what it is, and what comes next.
 * @param now in ms
 */
export const stateLines = (
  one: OwnSubscription,
  plans: readonly SoldPlan[],
  text: BillingMessages,
  now: number,
): string[] => {
  const state = text.states[one.subscription_status](text.names[one.plan_id]);
  const until = one.access_until;
  const access = (said: (day: string) => string): string[] => (until === null ? [] : [said(dayOf(until))]);
  switch (one.subscription_status) {
    case 'trialing':
    case 'active':
      return isEnding(one)
        ? [text.states.canceled(text.names[one.plan_id]), ...access(text.accessUntil)]
        : [state, ...whatComes(one, plans, text)];
    case 'past_due':
      return [state, ...access(text.graceUntil)];
    case 'canceled':
      return [state, ...access(until !== null && Date.parse(until) > now ? text.accessUntil : text.accessEnded)];
    case 'paused':
      return [state, text.pausedText];
    case 'incomplete':
      return [state, text.confirmAtBank];
    case 'expired':
      return [state];
  }
};
