import type { AutomationMessages } from './es-mx.ts';

/** Stages of a lead, as Finance calls them. */
export const stages: AutomationMessages['stages'] = {
  new: 'New',
  contacted: 'Contacted',
  qualified: 'Qualified',
  proposal: 'Proposal',
  negotiation: 'Negotiation',
  closed_won: 'Closed Won',
  closed_lost: 'Closed Lost',
};
