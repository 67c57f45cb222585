import { z } from 'zod';
import { commonErrors } from '../kernel/common-errors.ts';
import { emailAddress } from '../kernel/email-address.ts';
import { operation } from '../kernel/operation.ts';
import { anyone } from '../kernel/policy.ts';
import { linesOfText, shortText } from '../kernel/short-text.ts';
import { billingErrors } from './billing.errors.ts';
import { teamOffer } from './team-offer.ts';

export const requestTeamOffer = operation({
  name: 'billing.request-team-offer',
  summary: 'Asks for an offer to a team. Nobody is written to by it; few from one network are taken within an hour.',
  door: { kind: 'procedure', procedure: 'request_team_offer' },
  policy: anyone("it only adds the caller's text, and reveals no stored data"),
  repeat: { key: 'request_id' },
  input: z.strictObject({
    /** Chosen by the caller: a repeated id is the same request. */
    request_id: z.uuid(),
    organization: shortText('Organization', { least: 2, most: teamOffer.longestName }),
    name: shortText('Name', { least: 2, most: teamOffer.longestName }),
    email: emailAddress,
    seats: z.int().min(teamOffer.fewestSeats).max(teamOffer.mostSeats),
    message: linesOfText('A message', { most: teamOffer.longestMessage }).default(''),
  }),
  output: z.strictObject({ received: z.literal(true) }),
  errors: [billingErrors.request_id_taken, commonErrors.over_request_rate_limit],
});
