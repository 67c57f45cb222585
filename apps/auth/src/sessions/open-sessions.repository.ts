import type { Pool } from 'pg';

const SIGNED_IN = `SELECT DISTINCT u.email FROM auth.users u JOIN auth.sessions s ON s.user_id = u.id
WHERE u.email > $1 ORDER BY u.email LIMIT $2`;

/** The addresses of everybody who has a session, page by page behind the last one of the page before. */
export const signedInBehind = async (pool: Pool, email: string, count: number): Promise<string[]> => {
  const { rows } = await pool.query<{ email: string }>(SIGNED_IN, [email, count]);
  return rows.map((row) => row.email);
};
