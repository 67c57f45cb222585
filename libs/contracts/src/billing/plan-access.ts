import { tiers, type Tier } from './plan.ts';

/** Whether `held` is `needed` or more. */
export const includesTier = (held: Tier, needed: Tier): boolean => tiers.indexOf(held) >= tiers.indexOf(needed);

/** The level that is open on every plan, and the one whose first module is. */
const freeLevel = 'X100';
const firstModuleFreeLevel = 'X200';

/** The place of a module in the curriculum. */
export interface PlacedModule {
  readonly levelId: string;
  readonly number: number;
}

/** The plan that opens a module. Unlocking by progress applies beside it. */
export const tierForModule = (module: PlacedModule): Tier => {
  if (module.levelId === freeLevel) return 'free';
  return module.levelId === firstModuleFreeLevel && module.number === 1 ? 'free' : 'pro';
};

/** Whether the first text of a module is a sample: it opens on every plan and without unlocking, and takes no completion. */
export const hasSample = (module: PlacedModule): boolean => tierForModule(module) !== 'free';
