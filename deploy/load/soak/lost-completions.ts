import type pg from 'pg';

/** Completions that a tab was informed of, as `learner part`, and that are not in the ledger. */
export const lostCompletions = async (owner: pg.Client, acknowledged: ReadonlySet<string>): Promise<string[]> => {
  const { rows } = await owner.query<{ key: string }>(
    `SELECT user_id || ' ' || part_id AS key FROM learning.part_completions`,
  );
  const kept = new Set(rows.map(({ key }) => key));
  return [...acknowledged].filter((key) => !kept.has(key)).map((key) => `acknowledged and lost: ${key}`);
};
