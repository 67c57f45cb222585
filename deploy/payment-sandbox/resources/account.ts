import type Stripe from 'stripe';
import type { Wire } from '../state/objects.ts';
import type { SandboxState } from '../state/sandbox-state.ts';
import { ids, read } from '../wire/params.ts';
import type { Route } from '../wire/route.ts';

const accountOf = (id: string): Wire<Stripe.Account> => ({
  id,
  object: 'account',
  charges_enabled: true,
  country: 'MX',
  default_currency: 'mxn',
  details_submitted: true,
  email: null,
  payouts_enabled: false,
  type: 'standard',
});

/** The account of these keys: each sandbox is an account of its own. */
export const account = (state: SandboxState): Route[] => [
  {
    method: 'GET',
    path: '/v1/account',
    answer: ({ fields }) => {
      read({ expand: ids.optional() }, fields);
      return accountOf(state.keys.account);
    },
  },
];
