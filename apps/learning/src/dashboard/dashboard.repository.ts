import { Injectable } from '@nestjs/common';
import { Pool } from 'pg';

/** What the dashboard shows beyond the learner's snapshot. */
export interface DashboardRow {
  readonly names: { readonly firstName: string; readonly lastName: string } | null;
  readonly skills: readonly { readonly name: string; readonly value: number; readonly description: string }[];
  /** Days since 1970 -> points of parts and achievements. */
  readonly points: ReadonlyMap<number, number>;
  readonly unread: number;
}

const READ = `
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
  ) days) AS points,
  (SELECT count(*)::integer FROM notifications WHERE user_id = $1 AND read_at IS NULL) AS unread`;

@Injectable()
export class DashboardRepository {
  constructor(private readonly pool: Pool) {}

  /** @param since first day (since 1970) whose points are wanted */
  async read(userId: string, since: number): Promise<DashboardRow> {
    const { rows } = await this.pool.query<{
      names: DashboardRow['names'];
      skills: DashboardRow['skills'] | null;
      points: [number, number][] | null;
      unread: number;
    }>({ name: 'dashboard-read', text: READ, values: [userId, since] });
    const row = rows[0];
    return {
      names: row?.names ?? null,
      skills: row?.skills ?? [],
      points: new Map(row?.points),
      unread: row?.unread ?? 0,
    };
  }
}
