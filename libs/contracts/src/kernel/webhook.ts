import { z } from 'zod';
import { boundedRecord } from './bounded-record.ts';

/**
 * The input of an operation with a door of kind `webhook`, not parsed yet.
 * @public for the services that accept webhooks
 */
export const webhookDelivery = z.strictObject({
  /** The body's bytes, in base64: a signature is over the bytes, not over their meaning. */
  body: z.base64(),
  /** The headers that the door names and the sender gave. */
  headers: boundedRecord(64, z.string().max(8_192), 20),
});
export type WebhookDelivery = z.output<typeof webhookDelivery>;
