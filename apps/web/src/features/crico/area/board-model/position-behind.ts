import { generateKeyBetween } from 'fractional-indexing';

/**
 * The position behind one of others in their order; null: in front of all; a removed card: at the end, as the service does it.
 */
export const positionBehind = (
  others: readonly { readonly id: string; readonly position: string }[],
  before: string | null,
): string => {
  const found = others.findIndex(({ id }) => id === before);
  const at = before === null ? 0 : found < 0 ? others.length : found + 1;
  return generateKeyBetween(others[at - 1]?.position ?? null, others[at]?.position ?? null);
};
