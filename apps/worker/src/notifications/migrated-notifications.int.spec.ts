import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import { levelUnlocked } from '@nivel/contracts/learning/level-unlocked.fact';
import { listNotifications } from '@nivel/contracts/worker/list-notifications.operation';
import { waitUntil } from '@nivel/testing/wait-until';
import { WorkerUnderTest } from '../../test/worker-under-test.ts';

let worker: WorkerUnderTest;
beforeAll(async () => {
  worker = await WorkerUnderTest.start();
});
afterAll(() => worker.stop());

const migration = join(import.meta.dirname, '../../prisma/migrations/20261122110000_notifications/migration.sql');
/** The part of the migration that fetches the notifications of the learning service. */
const copy = (sql: string): string => `SET search_path = worker; ${sql.slice(sql.indexOf('DO $$'))}`;

it('notifications from before the migration are kept, read or unread, and their facts delivered again add nothing', async () => {
  const [userId, moduleId, achievementId] = [v7(), v7(), v7()];
  const told = v7();
  const payload = { userId, levelId: 'X200', name: 'Intermedio' };
  const keep = `INSERT INTO learning.notifications (id, user_id, kind, subject_id, title, created_at, read_at)
    VALUES ($1, $2, $3, $4, $5, $6, $7)`;
  const at = (day: number) => new Date(Date.UTC(2026, 9, day));
  await worker.rows(keep, [v7(), userId, 'module_completed', moduleId, 'Primer contacto', at(1), at(2)]);
  await worker.rows(keep, [v7(), userId, 'achievement_unlocked', achievementId, 'Constancia', at(3), null]);
  await worker.rows(keep, [v7(), userId, 'level_unlocked', 'X200', 'Intermedio', at(4), null]);
  await worker.rows(`INSERT INTO learning.outbox (id, subject, payload, headers) VALUES ($1, $2, $3, '{}')`, [
    told,
    'evt.learning.level.unlocked.v1',
    JSON.stringify(payload),
  ]);
  // A migration that is begun again, after it was broken off, doubles nothing.
  for (const _ of [1, 2]) await worker.rows(copy(readFileSync(migration, 'utf8')));
  const list = async () => (await worker.person(userId)).ask(listNotifications, {});
  const { notifications, unread } = await list();
  expect(unread).toBe(2);
  expect(notifications.map(({ name, kind, text, link, readAt }) => [name, kind, text.en, link, readAt])).toEqual([
    ['level-unlocked', 'progress', 'Level unlocked: Intermedio', '/estudiantes-dashboard', null],
    ['achievement-unlocked', 'achievements', 'Achievement Unlocked: Constancia', '/estudiantes-dashboard', null],
    [
      'module-completed',
      'progress',
      'Module completed: Primer contacto',
      `/dashboard/modulos/${moduleId}`,
      '2026-10-02T00:00:00.000Z',
    ],
  ]);
  await worker.tell(levelUnlocked, payload, { id: told });
  const another = await worker.tell(levelUnlocked, { ...payload, levelId: 'X300', name: 'Avanzado' });
  await waitUntil(
    async () => (await worker.rows('SELECT 1 FROM notifications WHERE event_id = $1', [another])).length > 0,
  );
  expect((await list()).notifications.filter(({ text }) => text.en.includes('Intermedio'))).toHaveLength(1);
});
