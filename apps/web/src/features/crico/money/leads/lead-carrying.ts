import { leadStages, type LeadStage } from '@nivel/contracts/finance/values/lead-values';
import type { Lead } from './leads.queries.ts';

/** A lead that is carried over the board, and the stage over which it is. */
export interface CarriedLead {
  readonly lead: Lead;
  readonly over: LeadStage;
}

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** The stage beside one; itself at the ends, and for keys that lead nowhere. */
export const stageBeside = (stage: LeadStage, key: string): LeadStage =>
  leadStages[leadStages.indexOf(stage) + (steps[key] ?? 0)] ?? stage;
