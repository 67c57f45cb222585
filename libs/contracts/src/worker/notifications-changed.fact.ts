import { z } from 'zod';
import { fact, toUser } from '../kernel/fact.ts';

export const notificationsChanged = fact({
  name: 'worker.notifications.changed',
  version: 1,
  summary: 'Somebody has read, done or put off notifications; their other windows show it.',
  audience: toUser('userId'),
  payload: z.strictObject({ userId: z.uuid(), unread: z.int() }),
});
