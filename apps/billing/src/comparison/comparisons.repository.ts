import { Injectable } from '@nestjs/common';
import { array, bool, command, date, int4, nullable, query, text, timestamptz, uuid } from '@nivel/messaging/statement';
import type { BillingUnit } from '../database.ts';

/** A comparison that is under way. */
export interface Comparison {
  readonly id: string;
  readonly cursor: string | null;
  /** Every one of the provider's was seen. */
  readonly isListed: boolean;
}

/** What one part came to. */
export interface PartDone {
  /** Ids of subscriptions that the provider spoke of. */
  readonly seen: readonly string[];
  readonly cursor: string | null;
  readonly isListed: boolean;
  readonly isFinished: boolean;
  readonly compared: number;
  readonly repaired: number;
}

const UNDER_WAY = query({
  text: `SELECT id, cursor, is_listed AS "isListed" FROM comparisons WHERE night = $1::date AND finished_at IS NULL`,
  params: [date],
  row: { id: uuid, cursor: nullable(text), isListed: bool },
});
const BEGIN = command({
  text: 'INSERT INTO comparisons (id, night, begun_at) VALUES ($1, $2::date, $3) ON CONFLICT (night) DO NOTHING',
  params: [uuid, date, timestamptz],
});
/** Two who did the same part at once count it once. */
const GO_ON = command({
  text: `UPDATE comparisons SET cursor = $3, is_listed = $4, compared = compared + $5, repaired = repaired + $6, finished_at = $7
WHERE id = $1 AND cursor IS NOT DISTINCT FROM $2 AND finished_at IS NULL`,
  params: [uuid, nullable(text), nullable(text), bool, int4, int4, nullable(timestamptz)],
});
const NOTE_SEEN = command({
  text: 'UPDATE subscriptions SET compared_in = $2 WHERE id = ANY($1)',
  params: [array(text), uuid],
});

/** The nightly comparisons with the provider. */
@Injectable()
export class ComparisonsRepository {
  /** That of a night, begun where it was not; null: it is done. @param night its day, `2026-11-23` */
  async ofNight(unit: BillingUnit, night: string): Promise<Comparison | null> {
    await unit.rows(BEGIN, [unit.newId(), night, unit.now]);
    return (await unit.rows(UNDER_WAY, [night]))[0] ?? null;
  }

  async goOn(unit: BillingUnit, { id, cursor: from }: Comparison, done: PartDone): Promise<void> {
    const { seen, cursor, isListed, isFinished, compared, repaired } = done;
    await unit.rows(NOTE_SEEN, [seen, id]);
    await unit.rows(GO_ON, [id, from, cursor, isListed, compared, repaired, isFinished ? unit.now : null]);
  }
}
