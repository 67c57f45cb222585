import { Injectable } from '@nestjs/common';
import type { InputOf } from '@nivel/contracts/kernel/operation';
import type { requestTeamOffer } from '@nivel/contracts/billing/request-team-offer.operation';
import { bool, command, int4, text, timestamptz, uuid } from '@nivel/messaging/statement';
import type { BillingUnit } from '../database.ts';

type Asked = InputOf<typeof requestTeamOffer>;

const IS_SAME = command({
  text: `SELECT (organization, name, email, seats, message) = ($2, $3, $4, $5, $6) AS "isSame" FROM team_offers WHERE id = $1`,
  params: [uuid, text, text, text, int4, text],
  row: { isSame: bool },
});
const FORGET_NETWORKS = command({
  text: 'UPDATE team_offers SET network = NULL WHERE network IS NOT NULL AND requested_at <= $1',
  params: [timestamptz],
});
const COUNT = command({
  text: 'SELECT count(*)::integer AS count FROM team_offers WHERE network = $1',
  params: [text],
  row: { count: int4 },
});
const ADD = command({
  text: `INSERT INTO team_offers (id, organization, name, email, seats, message, network, requested_at)
VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
  params: [uuid, text, text, text, int4, text, text, timestamptz],
});

/** Requests for offers to teams, and for an hour the networks that they came from. */
@Injectable()
export class TeamOffersRepository {
  /** Whether the same was requested under its id; null where nothing was. */
  async isSame(unit: BillingUnit, { request_id, organization, name, email, seats, message }: Asked) {
    const [known] = await unit.rows(IS_SAME, [request_id, organization, name, email, seats, message]);
    return known?.isSame ?? null;
  }

  /** The number of requests from a network since a moment; networks of older ones are deleted. */
  async countSince(unit: BillingUnit, network: string, since: Date): Promise<number> {
    await unit.rows(FORGET_NETWORKS, [since]);
    const [counted] = await unit.rows(COUNT, [network]);
    return counted?.count ?? 0;
  }

  async add(unit: BillingUnit, asked: Asked, network: string): Promise<void> {
    const { request_id, organization, name, email, seats, message } = asked;
    await unit.rows(ADD, [request_id, organization, name, email, seats, message, network, unit.now]);
  }
}
