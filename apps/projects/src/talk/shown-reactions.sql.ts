import type { Reaction } from '@nivel/contracts/projects/comment-values';

/** The number of people who are named for each reaction. */
const MOST_NAMED = 10;

/**
 * The reactions to something as one column, ordered by the first of each. `$1`: the caller.
 * @param from the table of the reactions with their condition; its columns are `reaction`, `user_id` and `reacted_at`
 */
export const reactionsFrom = (
  from: string,
): string => `coalesce((SELECT jsonb_agg(jsonb_build_object('reaction', x.reaction, 'count', x.n, 'is_mine', x.mine, 'people', x.people) ORDER BY x.first, x.reaction)
  FROM (SELECT r.reaction, count(*) AS n, bool_or(r.user_id = $1) AS mine, min(r.reacted_at) AS first,
    (array_agg(r.user_id ORDER BY r.reacted_at, r.user_id))[1:${MOST_NAMED}] AS people
    FROM ${from} GROUP BY r.reaction) x), '[]')`;

export interface StoredReaction {
  readonly reaction: Reaction;
  readonly count: number;
  readonly is_mine: boolean;
  readonly people: readonly string[];
}
