import { z } from 'zod';
import { shortText } from '../../kernel/short-text.ts';

/** Webhooks of one project. */
export const MOST_WEBHOOKS = 10;
const LONGEST_ADDRESS = 2_000;

const isWebhookAddress = (text: string): boolean => {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password, hash } = new URL(text);
  return protocol === 'https:' && username === '' && password === '' && hash === '';
};

/** An address that rules call: HTTPS, with no password and no fragment in it. */
export const webhookAddress = z
  .string()
  .max(LONGEST_ADDRESS)
  .trim()
  .refine(isWebhookAddress, 'A webhook has an HTTPS address without a password');
export const webhookName = shortText('Webhook name', { least: 1, most: 50 });

/** A webhook as members see it: its whole address may be a secret of the other side. */
export const webhookRow = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  host: z.string(),
  created_at: z.iso.datetime(),
});
export type WebhookRow = z.output<typeof webhookRow>;
