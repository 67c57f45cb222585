import { command, int4, uuid } from '@nivel/messaging/statement';
import type { AuthChange } from '../database.ts';

const LOCK = command({
  text: 'SELECT 1 AS locked FROM users WHERE id = $1 FOR UPDATE',
  params: [uuid],
  row: { locked: int4 },
});

/** Code that changes or counts something of an account locks its row until the end of the unit of work; others wait. */
export const lockAccount = async (unit: AuthChange, id: string): Promise<void> => {
  await unit.rows(LOCK, [id]);
};
