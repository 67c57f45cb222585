import { Injectable } from '@nestjs/common';
import { int4, json, nullable, query, uuid } from '@nivel/messaging/statement';
import type { LearningReads } from '../database.ts';

/** What the dashboard shows in addition to the learner's snapshot. */
export interface DashboardRow {
  readonly names: { readonly firstName: string; readonly lastName: string } | null;
  readonly skills: readonly { readonly name: string; readonly value: number; readonly description: string }[];
  /** Days since 1970 -> points of parts and achievements. */
  readonly points: ReadonlyMap<number, number>;
}

const READ = query({
  text: `
SELECT
  (SELECT json_build_object('firstName', first_name, 'lastName', last_name) FROM profiles WHERE id = $1) AS names,
  (SELECT json_agg(json_build_object('name', skill_name, 'value', skill_value::float8, 'description', description)
      ORDER BY skill_value DESC, skill_name)
    FROM user_skills WHERE user_id = $1) AS skills,
  (SELECT json_agg(json_build_array(day, points)) FROM (
    SELECT local_day - DATE '1970-01-01' AS day, sum(points)::integer AS points FROM (
      SELECT local_day, points FROM part_completions WHERE user_id = $1 AND local_day >= DATE '1970-01-01' + $2::integer
      UNION ALL
      SELECT local_day, points FROM user_achievements WHERE user_id = $1 AND local_day >= DATE '1970-01-01' + $2::integer
    ) earned GROUP BY local_day
  ) days) AS points`,
  params: [uuid, int4],
  row: {
    names: nullable(json<NonNullable<DashboardRow['names']>>()),
    skills: nullable(json<DashboardRow['skills']>()),
    points: nullable(json<[number, number][]>()),
  },
});

@Injectable()
export class DashboardRepository {
  /** @param since first day (since 1970) whose points are wanted */
  async read(reads: LearningReads, userId: string, since: number): Promise<DashboardRow> {
    const [row] = await reads.rows(READ, [userId, since]);
    return {
      names: row?.names ?? null,
      skills: row?.skills ?? [],
      points: new Map(row?.points),
    };
  }
}
