/** The stages in order, from the first contact to the end. */
export const leadStages = [
  'new',
  'contacted',
  'qualified',
  'proposal',
  'negotiation',
  'closed_won',
  'closed_lost',
] as const;
export type LeadStage = (typeof leadStages)[number];

export const openStages = ['new', 'contacted', 'qualified', 'proposal', 'negotiation'] as const;
export type OpenStage = (typeof openStages)[number];

/** The default weight of an expected value in the weighted total, in percent. */
export const stageWeights: Readonly<Record<OpenStage, number>> = {
  new: 10,
  contacted: 20,
  qualified: 40,
  proposal: 60,
  negotiation: 80,
};

/** The source of leads from `/professional-home`. */
export const teamOfferSource = 'Nivel para equipos';

export const leadLimits = {
  name: 200,
  source: 100,
  notes: 5_000,
  nextStep: 300,
  lostReason: 500,
  search: 100,
} as const;

export const leadSorts = ['created_at', 'updated_at', 'name', 'stage', 'expected_value', 'next_step_on'] as const;
export type LeadSort = (typeof leadSorts)[number];
