import { randomUUID } from 'node:crypto';
import Fastify from 'fastify';
import pg from 'pg';
import { COMPLETE, READ } from './baseline.sql.ts';

/** What we are measured against: a plain Fastify and pg server, one SQL statement per request, no token, broker or outbox. */
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

await server.listen({ port: Number(process.env['PORT']), host: '127.0.0.1' });
