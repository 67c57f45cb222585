import type { OwnPass } from './billing.queries.ts';

/**
 * A person's present pass; if there are several, the one that lasts longest. A pass that starts after a subscription does not
 * count yet.
 *
 * @param now in ms
 */
export const runningPass = (passes: readonly OwnPass[], now: number): OwnPass | null => {
  const lasting = passes.filter(
    ({ state, begins_at: begins, ends_at: ends }) =>
      state === 'paid' && begins !== null && ends !== null && Date.parse(ends) > now,
  );
  return lasting.toSorted((one, other) => Date.parse(other.ends_at ?? '') - Date.parse(one.ends_at ?? ''))[0] ?? null;
};
