import { eventsQuery, sessionsQuery } from '../features/accounts/settings/account.queries.ts';
import { subscriptionQuery } from '../features/billing/area/billing.queries.ts';
import { dashboardQuery, moduleQuery, partQuery } from '../features/learning/area/data/learning.queries.ts';
import { preferencesQuery } from '../shell/notification-settings/preferences.queries.ts';
import type { CacheFill } from '../shell/signed-in/router-context.ts';

/**
 * The whole area reads the dashboard: names of modules, the next part, the welcome of a new account; and news of the
 * subscription.
 */
export const area: CacheFill = async (client) =>
  Promise.all([client.query(dashboardQuery()), client.query(subscriptionQuery())]);

export const module: CacheFill<{ moduleId: string }> = async (client, { moduleId }) =>
  client.query(moduleQuery(moduleId));

/** Opening a part is reported to the service: a pointer that passes over its link opens nothing. */
export const part: CacheFill<{ moduleId: string; partId: string }> = async (client, { moduleId, partId }, isPreload) =>
  Promise.all([client.query(moduleQuery(moduleId)), isPreload ? undefined : client.query(partQuery(partId))]);

export const settings: CacheFill = async (client) =>
  Promise.all([client.query(preferencesQuery()), client.query(sessionsQuery()), client.infiniteQuery(eventsQuery())]);
