import { Injectable } from '@nestjs/common';
import {
  array,
  bool,
  command,
  date,
  int4,
  nullable,
  query,
  text,
  textOf,
  timestamptz,
  uuid,
} from '@nivel/messaging/statement';
import type { BillingReads, BillingUnit } from '../database.ts';

/** The lists to request from the provider, one after the other. */
export const listings = ['subscriptions', 'refunds', 'disputes'] as const;
export type Listing = (typeof listings)[number];

/** A comparison in progress. */
export interface Comparison {
  readonly id: string;
  readonly begunAt: Date;
  readonly listing: Listing;
  /** The place in the list that it has reached. */
  readonly cursor: string | null;
  /** Every one of the provider's was seen. */
  readonly isListed: boolean;
}

/** The result of one part. */
export interface PartDone {
  /** Ids of subscriptions that the provider spoke of. */
  readonly seen: readonly string[];
  readonly listing: Listing;
  readonly cursor: string | null;
  readonly isListed: boolean;
  readonly isFinished: boolean;
  /** Counts subscriptions only: which refunds and disputes are read again depends on their dates. */
  readonly compared: number;
  readonly repaired: number;
}

const UNDER_WAY = query({
  text: `SELECT id, begun_at AS "begunAt", listing, cursor, is_listed AS "isListed" FROM comparisons
WHERE night = $1::date AND finished_at IS NULL`,
  params: [date],
  row: { id: uuid, begunAt: timestamptz, listing: textOf<Listing>(), cursor: nullable(text), isListed: bool },
});
const BEGIN = command({
  text: 'INSERT INTO comparisons (id, night, begun_at) VALUES ($1, $2::date, $3) ON CONFLICT (night) DO NOTHING',
  params: [uuid, date, timestamptz],
});
/** Two runs of the same part at once count it once. */
const GO_ON = command({
  text: `UPDATE comparisons SET listing = $4, cursor = $5, is_listed = $6, compared = compared + $7, repaired = repaired + $8,
  finished_at = $9
WHERE id = $1 AND listing = $2 AND cursor IS NOT DISTINCT FROM $3 AND finished_at IS NULL`,
  params: [uuid, text, nullable(text), text, nullable(text), bool, int4, int4, nullable(timestamptz)],
});
const NOTE_SEEN = command({
  text: 'UPDATE subscriptions SET compared_in = $2 WHERE id = ANY($1)',
  params: [array(text), uuid],
});

const LAST_FINISHED = query({
  text: 'SELECT begun_at AS "begunAt" FROM comparisons WHERE finished_at IS NOT NULL ORDER BY night DESC LIMIT 1',
  params: [],
  row: { begunAt: timestamptz },
});

/** The nightly comparisons with the provider. */
@Injectable()
export class ComparisonsRepository {
  /** That of a night, begun where it was not; null: it is done. @param night its day, `2026-11-23` */
  async ofNight(unit: BillingUnit, night: string): Promise<Comparison | null> {
    await unit.rows(BEGIN, [unit.newId(), night, unit.now]);
    return (await unit.rows(UNDER_WAY, [night]))[0] ?? null;
  }

  /** When the last one began that came to its end; null where none did. */
  async lastBegun(reads: BillingReads): Promise<Date | null> {
    return (await reads.rows(LAST_FINISHED, []))[0]?.begunAt ?? null;
  }

  async goOn(unit: BillingUnit, from: Comparison, done: PartDone): Promise<void> {
    const { seen, listing, cursor, isListed, compared, repaired } = done;
    await unit.rows(NOTE_SEEN, [seen, from.id]);
    const to = [listing, cursor, isListed, compared, repaired, done.isFinished ? unit.now : null] as const;
    await unit.rows(GO_ON, [from.id, from.listing, from.cursor, ...to]);
  }
}
