import { Injectable } from '@nestjs/common';
import { command, int4, query, timestamptz, uuid } from '@nivel/messaging/statement';
import type { ProjectsReads, ProjectsUnit } from '../database.ts';

/** If several people claim at the same moment, one gets a row; the others wait for it and get none. */
const CLAIM = command({
  text: 'INSERT INTO installation (id, claimed_by, claimed_at) VALUES (1, $1, $2) ON CONFLICT DO NOTHING RETURNING id',
  params: [uuid, timestamptz],
  row: { id: int4 },
});
const IS_CLAIMED = query({ text: 'SELECT id FROM installation', row: { id: int4 } });

const REOPEN = command({ text: 'DELETE FROM installation WHERE id = 1' });

/** Whether this installation has had its first administrator. */
@Injectable()
export class InstallationRepository {
  async isClaimed(reads: ProjectsReads): Promise<boolean> {
    return (await reads.rows(IS_CLAIMED, [])).length > 0;
  }

  /** @returns false when another person was first */
  async claim(unit: ProjectsUnit, userId: string): Promise<boolean> {
    return (await unit.rows(CLAIM, [userId, unit.now])).length > 0;
  }

  /** Without an administrator left, a person with the setup token claims it again, as at first. */
  async reopen(unit: ProjectsUnit): Promise<void> {
    await unit.rows(REOPEN, []);
  }
}
