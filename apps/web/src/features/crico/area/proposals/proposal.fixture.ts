import type { Proposal, ProposedMilestone } from '@nivel/contracts/ai/proposals/proposal';

/** A milestone of a proposal, with the values that a test is about. */
export const aMilestone = (at: number, values: Partial<ProposedMilestone> = {}): ProposedMilestone => ({
  id: `m${at}`,
  title: `Paso ${at}`,
  source: `Hay que dar el paso ${at}.`,
  priority: 'medium',
  estimated_duration: 2,
  is_critical_path: true,
  start_on: '2026-12-01',
  due_on: '2026-12-02',
  depends_on: [],
  reasons: [],
  ...values,
});

/** What the service answers. */
export const aProposal = (milestones: readonly ProposedMilestone[]): Proposal => ({
  success: milestones.length > 0,
  confidence: milestones.length > 0 ? 0.75 : 0,
  language: 'es',
  engine: 'rules',
  model: null,
  data: { milestones: [...milestones] },
});
