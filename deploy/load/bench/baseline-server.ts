import { argon2, hash, randomBytes, randomUUID, timingSafeEqual, type Argon2Parameters } from 'node:crypto';
import { promisify } from 'node:util';
import Fastify from 'fastify';
import pg from 'pg';
import Stripe from 'stripe';
import {
  COMPLETE,
  COUNT_PAYMENTS,
  CREATE_CARD,
  FIND_USER,
  MOVE_CARD,
  OPEN_SESSION,
  READ,
  READ_PAYMENTS,
  ROTATE_SESSION,
  TAKE_EVENT,
} from './baseline.sql.ts';

/** The baseline: a plain Fastify and pg server, one SQL statement per request, no token, broker or outbox. */
const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 12 });
const server = Fastify();

server.post<{ Body: { user_id: string; part_id: string } }>('/complete_part', async (request, reply) => {
  const { user_id: userId, part_id: partId } = request.body;
  const values = [userId, partId, randomUUID()];
  const { rows } = await pool.query<Record<string, unknown>>({ name: 'complete', text: COMPLETE, values });
  return rows[0] ?? reply.code(409).send({ code: 'part_not_completed' });
});

server.get<{ Querystring: { user_id: string } }>('/user_progress', async (request) => {
  const { rows } = await pool.query<Record<string, unknown>>({
    name: 'read',
    text: READ,
    values: [request.query.user_id],
  });
  return rows;
});

server.post<{ Body: { is_counted: boolean } }>('/payments', async ({ body: { is_counted: isCounted } }) => {
  const [page, counted] = await Promise.all([
    pool.query<Record<string, unknown>>({ name: 'payments', text: READ_PAYMENTS }),
    isCounted ? pool.query<{ count: number }>({ name: 'count-payments', text: COUNT_PAYMENTS }) : undefined,
  ]);
  return { data: page.rows, total_count: counted?.rows[0]?.count ?? null };
});

interface Card {
  readonly project_id: string;
  readonly card_id: string;
  readonly card_ids: readonly string[];
  readonly list_id: string;
  readonly title: string;
}
const somewhere = (): string => randomBytes(8).toString('hex');
server.post<{ Body: Card }>('/create_card', async ({ body: { card_id, project_id, list_id, title } }) => {
  const values = [card_id, project_id, list_id, somewhere(), title];
  await pool.query({ name: 'create-card', text: CREATE_CARD, values });
  return { id: card_id };
});
server.post<{ Body: Card }>('/move_cards', async ({ body: { card_ids, list_id } }) => {
  await pool.query({ name: 'move-card', text: MOVE_CARD, values: [card_ids[0], list_id, somewhere()] });
  return { id: card_ids[0] };
});

const derive = promisify((parameters: Argon2Parameters, done: (error: Error | null, key: Buffer) => void) =>
  argon2('argon2id', parameters, done),
);
const PHC = /\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/;

const isRight = async (password: string, kept: string): Promise<boolean> => {
  const [, memory, passes, parallelism, salt = '', key = ''] = PHC.exec(kept) ?? [];
  const cost = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) };
  const nonce = Buffer.from(salt, 'base64');
  const derived = await derive({ message: password, nonce, tagLength: 32, ...cost });
  return timingSafeEqual(derived, Buffer.from(key, 'base64'));
};

const tokenHash = (token: string): Buffer => hash('sha256', token, 'buffer');

interface Token {
  readonly email?: string;
  readonly password?: string;
  readonly refresh_token?: string;
}
server.post<{ Body: Token }>('/token', async (request, reply) => {
  const { email, password = '', refresh_token: old } = request.body;
  const token = randomBytes(32).toString('base64url');
  if (old !== undefined) {
    const { rowCount } = await pool.query({
      name: 'rotate',
      text: ROTATE_SESSION,
      values: [tokenHash(old), tokenHash(token)],
    });
    return rowCount === 1 ? { refresh_token: token } : reply.code(400).send({ code: 'unknown' });
  }
  const { rows } = await pool.query<{ id: string; password_hash: string }>({
    name: 'find',
    text: FIND_USER,
    values: [email],
  });
  const [user] = rows;
  if (user === undefined || !(await isRight(password, user.password_hash)))
    return reply.code(400).send({ code: 'wrong' });
  await pool.query({ name: 'open', text: OPEN_SESSION, values: [tokenHash(token), user.id] });
  return { refresh_token: token };
});

const webhookSecret = process.env['STRIPE_WEBHOOK_SECRET'] ?? '';
const stripe = new Stripe('sk_test_baseline');
await server.register(async (webhooks) => {
  webhooks.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_, body, done) => done(null, body));
  webhooks.post<{ Body: Buffer }>('/webhooks/stripe', async ({ headers, body }) => {
    const event = stripe.webhooks.constructEvent(body, headers['stripe-signature'] ?? '', webhookSecret, 300);
    await pool.query({ name: 'event', text: TAKE_EVENT, values: [event.id, event.type, body] });
    return { received: true };
  });
});

await server.listen({ port: Number(process.env['PORT']), host: '127.0.0.1' });
