import { Injectable } from '@nestjs/common';
import { bytea, command, int4, timestamptz } from '@nivel/messaging/statement';
import type { AuthChange } from '../database.ts';

const SPEND = command({
  text: `INSERT INTO spent_id_tokens (token_hash, spent_at) VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING 1 AS spent`,
  params: [bytea, timestamptz],
  row: { spent: int4 },
});

/** ID tokens that were used. A hash is kept as long as its token could be shown again. */
@Injectable()
export class SpentIdTokensRepository {
  /** False if it was used before. Two uses at the same moment wait for each other here. */
  async spend(unit: AuthChange, tokenHash: Uint8Array<ArrayBuffer>): Promise<boolean> {
    return (await unit.rows(SPEND, [tokenHash, unit.now])).length > 0;
  }
}
