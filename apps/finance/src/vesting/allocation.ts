import type { AllocationType } from '@nivel/contracts/finance/equity-values';

/**
 * How much of a total has vested after each instalment, by the allocation types of the Open Cap Format. Amounts are whole units
 * except for FRACTIONAL; the last entry is always the total.
 * @param total whole units, at least 0
 * @param instalments at least 1
 */
export const cumulativeAllocation = (type: AllocationType, total: number, instalments: number): readonly number[] => {
  const base = Math.floor(total / instalments);
  const rest = total % instalments;
  const after = CUMULATIVE[type];
  return Array.from({ length: instalments }, (_, index) => after({ total, instalments, base, rest, count: index + 1 }));
};

interface Split {
  readonly total: number;
  readonly instalments: number;
  readonly base: number;
  /** Units that are left when every instalment has the same. */
  readonly rest: number;
  /** Instalments that have passed. */
  readonly count: number;
}

const CUMULATIVE: Record<AllocationType, (split: Split) => number> = {
  CUMULATIVE_ROUNDING: ({ total, instalments, count }) =>
    Math.floor((2 * total * count + instalments) / (2 * instalments)),
  CUMULATIVE_ROUND_DOWN: ({ total, instalments, count }) => Math.floor((total * count) / instalments),
  FRONT_LOADED: ({ base, rest, count }) => base * count + Math.min(rest, count),
  BACK_LOADED: ({ base, rest, count, instalments }) => base * count + Math.max(0, rest - (instalments - count)),
  FRONT_LOADED_TO_SINGLE_TRANCHE: ({ base, rest, count }) => base * count + rest,
  BACK_LOADED_TO_SINGLE_TRANCHE: ({ base, rest, count, instalments }) =>
    base * count + (count === instalments ? rest : 0),
  FRACTIONAL: ({ total, instalments, count }) => (total * count) / instalments,
};
