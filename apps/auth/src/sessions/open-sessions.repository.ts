import { int8, query, text } from '@nivel/messaging/statement';
import type { Reads } from '@nivel/messaging/unit-of-work';

const SIGNED_IN = query({
  text: `SELECT DISTINCT u.email FROM auth.users u JOIN auth.sessions s ON s.user_id = u.id
WHERE u.email > $1 ORDER BY u.email LIMIT $2`,
  params: [text, int8],
  row: { email: text },
});

/** The addresses of everybody with a session, in pages of at most `count`, after the last address of the previous page. */
export const signedInAddresses = async (reads: Reads, behind: string, count: number): Promise<string[]> => {
  const rows = await reads.rows(SIGNED_IN, [behind, count]);
  return rows.map((row) => row.email);
};
