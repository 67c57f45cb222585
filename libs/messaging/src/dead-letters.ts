import type { JetStreamClient, JsMsg } from '@nats-io/jetstream';
import { headers as natsHeaders } from '@nats-io/transport-node';
import { factHeaders } from '@nivel/contracts/kernel/fact';
import { command, int4, query, text, type Statements } from './statement.ts';

const KEEP = command({
  text: `INSERT INTO dead_letter (consumer, event_id, subject, payload, headers, reason, deliveries)
VALUES ($1, $2, $3, $4, $5, $6, $7)
ON CONFLICT (consumer, event_id) DO UPDATE SET reason = EXCLUDED.reason, deliveries = EXCLUDED.deliveries, died_at = now(), replayed_at = NULL`,
  params: [text, text, text, text, text, text, int4],
});
const WAITING = query({
  text: `SELECT consumer, event_id, subject, payload, headers FROM dead_letter
WHERE replayed_at IS NULL AND ($1 = '' OR consumer = $1) AND died_at > now() - $3::int * interval '1 day'
ORDER BY died_at LIMIT $2::int`,
  params: [text, int4, int4],
  row: { consumer: text, event_id: text, subject: text, payload: text, headers: text },
});
const MARK = command({
  text: 'UPDATE dead_letter SET replayed_at = now() WHERE consumer = $1 AND event_id = $2',
  params: [text, text],
});

/** Facts that a consumer could not handle, kept until the cause is fixed and an operator replays them. */
export class DeadLetters {
  constructor(private readonly statements: Statements) {}

  async keep(consumer: string, message: JsMsg, reason: unknown): Promise<void> {
    const id =
      message.headers?.get(factHeaders.replayOf) || message.headers?.get(factHeaders.id) || `seq-${message.seq}`;
    const headers = Object.fromEntries(
      (message.headers?.keys() ?? []).map((key) => [key, message.headers?.get(key) ?? '']),
    );
    const why = reason instanceof Error ? reason.message : String(reason);
    await this.statements.rows(KEEP, [
      consumer,
      id.slice(0, 200),
      message.subject,
      // Postgres text cannot hold NUL; what cannot be text is kept escaped.
      new TextDecoder().decode(message.data).replaceAll('\u0000', '\\u0000'),
      JSON.stringify(headers),
      why.slice(0, 2_000).replaceAll('\u0000', ''),
      message.info.deliveryCount,
    ]);
  }

  /**
   * Publishes stored dead letters again. A replay header with the fact's id keeps the broker's duplicate window from dropping
   * them; consumers that had handled the fact find the id in their inbox and ignore it.
   * @param withinDays the maximum age of a dead letter: about as long as inboxes keep ids
   * @returns how many were replayed
   */
  async replay(stream: JetStreamClient, consumer: string, limit: number, withinDays: number): Promise<number> {
    const letters = await this.statements.rows(WAITING, [consumer, limit, withinDays]);
    for (const letter of letters) {
      const headers = natsHeaders();
      for (const [name, value] of Object.entries(JSON.parse(letter.headers) as Record<string, string>)) {
        if (name !== factHeaders.id) headers.set(name, value);
      }
      headers.set(factHeaders.replayOf, letter.event_id);
      await stream.publish(letter.subject, letter.payload, { headers });
      await this.statements.rows(MARK, [letter.consumer, letter.event_id]);
    }
    return letters.length;
  }
}
