import type { OutputOf } from '@nivel/contracts/kernel/operation';
import type { listNotificationPreferences } from '@nivel/contracts/worker/list-notification-preferences.operation';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { siteClient } from '../calls/site-client.ts';

type Preferences = OutputOf<typeof listNotificationPreferences>;
export type Preference = Preferences['preferences'][number];
export type ChannelPreference = Preference['channels'][number];

/** The notices of the signed-in person, by kind and channel, and when the daily e-mail is sent. */
export const preferencesQuery = () =>
  queryOptions({
    queryKey: ['notification-preferences'],
    queryFn: async () => siteClient.call('list_notification_preferences', {}),
  });

/** The choice for a kind: whether it comes, and of e-mails how. */
export interface Change extends ChannelPreference {
  readonly kind: string;
}

const chosen = (shown: Preferences, { kind, ...one }: Change): Preferences => ({
  ...shown,
  preferences: shown.preferences.map((preference) =>
    preference.kind === kind
      ? {
          ...preference,
          channels: preference.channels.map((each) => (each.channel === one.channel ? { ...each, ...one } : each)),
        }
      : preference,
  ),
});

/**
 * Saves changes that are shown already, one after the other: the last choice stays. After a failure the settings are read
 * again.
 */
const useSaved = <Chosen>(
  save: (chosen: Chosen) => Promise<unknown>,
  show: (shown: Preferences, chosen: Chosen) => Preferences,
  onFailed: () => void,
) => {
  const client = useQueryClient();
  const { queryKey } = preferencesQuery();
  return useMutation({
    scope: { id: 'notification-preferences' },
    mutationFn: save,
    onMutate: async (one: Chosen) => {
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData(queryKey);
      client.setQueryData(queryKey, (shown) => shown && show(shown, one));
      return before;
    },
    onError: (_error, _one, before) => {
      client.setQueryData(queryKey, before);
      onFailed();
    },
  });
};

/** Chooses what of a kind comes, and how. */
export const useChangePreference = (onFailed: () => void) =>
  useSaved(
    async ({ kind, channel, isOn, pace }: Change) =>
      siteClient.call('change_notification_preference', { kind, channel, is_on: isOn, ...(pace && { pace }) }),
    chosen,
    onFailed,
  );

/** Chooses the hour at which the daily e-mail leaves. */
export const useChangeDigestHour = (onFailed: () => void) =>
  useSaved(
    async (hour: number) => siteClient.call('change_digest_hour', { hour }),
    (shown, digestHour) => ({ ...shown, digestHour }),
    onFailed,
  );
