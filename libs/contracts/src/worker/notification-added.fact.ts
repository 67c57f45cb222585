import { z } from 'zod';
import { fact, toUser } from '../kernel/fact.ts';
import { notification } from './notification.ts';

export const notificationAdded = fact({
  name: 'worker.notification.added',
  version: 1,
  summary: 'A person has a new notification.',
  audience: toUser('userId'),
  payload: z.strictObject({
    userId: z.uuid(),
    notification,
    /** The number of unread ones, this one included. */
    unread: z.int(),
  }),
});
