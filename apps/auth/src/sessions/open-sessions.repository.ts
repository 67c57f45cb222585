import type { Pool } from 'pg';

const SIGNED_IN = `SELECT DISTINCT u.email FROM auth.users u JOIN auth.sessions s ON s.user_id = u.id
WHERE u.email > $1 ORDER BY u.email LIMIT $2`;

/** Everybody who has a session. */
export class OpenSessions {
  private readonly pool: Pool;

  constructor(pool: Pool) {
    this.pool = pool;
  }

  /** Their addresses, page by page: at most `count` behind the last one of the page before. */
  async addresses(behind: string, count: number): Promise<string[]> {
    const { rows } = await this.pool.query<{ email: string }>(SIGNED_IN, [behind, count]);
    return rows.map((row) => row.email);
  }
}
