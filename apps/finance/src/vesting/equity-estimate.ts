import { WHOLE_BASIS_POINTS } from '@nivel/contracts/finance/equity-values';

/** Parts of a basis point that FRACTIONAL vesting may leave are counted to a millionth. */
const PARTS = 1_000_000;

/** A share of an amount, rounded down to the minor unit; the sum of all shares is never more than the amount. */
export const shareOf = (minorUnits: number, basisPoints: number): number =>
  Number((BigInt(minorUnits) * BigInt(Math.round(basisPoints * PARTS))) / (BigInt(WHOLE_BASIS_POINTS) * BigInt(PARTS)));

/**
 * What a project's payments of the current calendar year would give to the holder of a share: for the whole share, and for its
 * vested part. This is an estimate: payments that are due may not arrive.
 */
export const equityEstimate = (
  minorUnits: number,
  granted: number,
  vested: number,
): { readonly full: number; readonly vested: number } => ({
  full: shareOf(minorUnits, granted),
  vested: shareOf(minorUnits, vested),
});
