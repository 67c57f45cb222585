import { LEAST_LAG, MOST_LAG } from '@nivel/contracts/projects/values/board-values';

/** A typed lag: whole working days within the limits; null for an invalid one. */
export const lagIn = (typed: string): number | null => {
  const bare = typed.trim().replace('−', '-');
  if (bare === '') return 0;
  const lag = /^[+-]?\d{1,3}$/.test(bare) ? Number(bare) : NaN;
  // Minus nothing is nothing.
  return lag >= LEAST_LAG && lag <= MOST_LAG ? lag || 0 : null;
};
