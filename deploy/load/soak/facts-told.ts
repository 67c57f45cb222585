import { DeliverPolicy, jetstream } from '@nats-io/jetstream';
import { connect } from '@nats-io/transport-node';
import type pg from 'pg';
import { factSubject } from '@nivel/contracts/kernel/fact';
import { partCompleted } from '@nivel/contracts/learning/part-completed.fact';
import { FACTS_STREAM } from '@nivel/messaging/broker';

/** How often each message id is in the stream of facts, for one subject. */
export const factsInStream = async (natsUrl: string, subject: string): Promise<Map<string, number>> => {
  const connection = await connect({ servers: natsUrl });
  try {
    const found = new Map<string, number>();
    const consumer = await jetstream(connection).consumers.get(FACTS_STREAM, {
      filter_subjects: subject,
      deliver_policy: DeliverPolicy.All,
    });
    for (let waiting = (await consumer.info()).num_pending; waiting > 0;) {
      const batch = await consumer.fetch({ max_messages: Math.min(waiting, 1_000), expires: 5_000 });
      for await (const message of batch) {
        waiting = message.info.pending;
        const id = message.headers?.get('Nats-Msg-Id') ?? '';
        found.set(id, (found.get(id) ?? 0) + 1);
        if (waiting === 0) break;
      }
    }
    return found;
  } finally {
    await connection.close();
  }
};

const COMPLETED = factSubject(partCompleted);

const NOT_TOLD_ONCE = `
SELECT count(*)::int AS n FROM learning.part_completions c
WHERE c.user_id = ANY($1) AND 1 <> (SELECT count(*) FROM learning.outbox o WHERE o.subject = '${COMPLETED}'
  AND o.published_at IS NOT NULL AND o.payload::json->>'userId' = c.user_id::text AND o.payload::json->>'partId' = c.part_id::text)`;
const TOLD_WITHOUT_STATE = `
SELECT count(*)::int AS n FROM learning.outbox o WHERE o.subject = '${COMPLETED}'
  AND NOT EXISTS (SELECT 1 FROM learning.part_completions c
    WHERE c.user_id = (o.payload::json->>'userId')::uuid AND c.part_id = (o.payload::json->>'partId')::uuid)`;
const PUBLISHED = `SELECT id FROM learning.outbox WHERE subject = '${COMPLETED}' AND published_at IS NOT NULL`;

/** Completions that were not published exactly once, facts without a completion, and facts that never reached the broker. */
export const compareWithFacts = async (
  owner: pg.Client,
  natsUrl: string,
  userIds: readonly string[],
): Promise<string[]> => {
  await owner.query(
    "CREATE INDEX IF NOT EXISTS soak_told ON learning.outbox ((payload::json->>'userId'), (payload::json->>'partId'))",
  );
  const count = async (text: string, values: unknown[]): Promise<number> =>
    (await owner.query<{ n: number }>(text, values)).rows[0]?.n ?? 0;
  const notOnce = await count(NOT_TOLD_ONCE, [userIds]);
  const without = await count(TOLD_WITHOUT_STATE, []);
  const stream = await factsInStream(natsUrl, COMPLETED);
  const { rows } = await owner.query<{ id: string }>(PUBLISHED);
  const missing = rows.filter(({ id }) => !stream.has(id)).length;
  return [
    ...(notOnce > 0 ? [`${notOnce} completions were not told exactly once`] : []),
    ...(without > 0 ? [`${without} facts tell of nothing`] : []),
    ...(missing > 0 ? [`${missing} facts are marked as told and are not in the stream`] : []),
  ];
};
