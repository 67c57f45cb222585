import type { WebhookRow } from '@nivel/contracts/projects/automation/automation-webhook';
import type { StoredWebhook } from './webhooks.repository.ts';

/** A webhook as members see it. */
export const shownWebhook = ({ id, name, url, createdAt }: StoredWebhook): WebhookRow => ({
  ...{ id, name, host: new URL(url).host },
  created_at: createdAt.toISOString(),
});
