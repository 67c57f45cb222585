import { loseDispute } from '../billing/disputes.ts';
import type { Dispute } from '../state/objects.ts';
import type { SandboxState } from '../state/sandbox-state.ts';
import { id, ids, read } from '../wire/params.ts';
import type { Route } from '../wire/route.ts';
import { invalid } from '../wire/stripe-error.ts';
import { listing, retrieving } from './reading.ts';

const PATH = '/v1/disputes';

const close = (state: SandboxState, disputeId: string): Dispute => {
  const { status } = state.get('dispute', disputeId);
  if (status !== 'needs_response') throw invalid(`This dispute is already closed: ${status}.`);
  return loseDispute(state, disputeId);
};

/** Charges that the owner of a card disputes; closing one accepts that the money is lost. */
export const disputes = (state: SandboxState): Route[] => [
  {
    method: 'POST',
    path: `${PATH}/:id/close`,
    answer: ({ path: { id: disputeId = '' }, fields }) => {
      read({ expand: ids.optional() }, fields);
      return close(state, disputeId);
    },
  },
  retrieving(state, 'dispute', PATH),
  listing(state, {
    kind: 'dispute',
    path: PATH,
    filters: { charge: id.optional(), payment_intent: id.optional() },
    fits: (dispute, { charge, payment_intent: intent }) =>
      (charge === undefined || dispute.charge === charge) &&
      (intent === undefined || dispute.payment_intent === intent),
  }),
];
