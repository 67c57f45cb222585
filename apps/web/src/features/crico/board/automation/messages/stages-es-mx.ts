import type { LeadStage } from '@nivel/contracts/finance/values/lead-values';

/** Stages of a lead, as Finance calls them. */
export const stages: Record<LeadStage, string> = {
  new: 'Nuevo',
  contacted: 'Contactado',
  qualified: 'Calificado',
  proposal: 'Propuesta',
  negotiation: 'Negociación',
  closed_won: 'Ganado',
  closed_lost: 'Perdido',
};
