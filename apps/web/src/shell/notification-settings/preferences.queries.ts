import type { OutputOf } from '@nivel/contracts/kernel/operation';
import type { listNotificationPreferences } from '@nivel/contracts/worker/list-notification-preferences.operation';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { siteClient } from '../calls/site-client.ts';

export type Preference = OutputOf<typeof listNotificationPreferences>['preferences'][number];
type Channel = Preference['channels'][number]['channel'];

/** What is told to whoever is signed in, by kind and channel. */
export const preferencesQuery = () =>
  queryOptions({
    queryKey: ['notification-preferences'],
    queryFn: async () => (await siteClient.call('list_notification_preferences', {})).preferences,
  });

interface Change {
  readonly kind: string;
  readonly channel: Channel;
  readonly isOn: boolean;
}

const switched = (preferences: readonly Preference[], { kind, channel, isOn }: Change): Preference[] =>
  preferences.map((one) =>
    one.kind === kind
      ? { ...one, channels: one.channels.map((each) => (each.channel === channel ? { ...each, isOn } : each)) }
      : one,
  );

/**
 * Switches one of them, shown at once and saved one after the other: the last one chosen stays. What could not be saved
 * stands as it was.
 */
export const useSwitchPreference = (onFailed: () => void) => {
  const client = useQueryClient();
  const { queryKey } = preferencesQuery();
  const show = (change: Change): void => {
    client.setQueryData(queryKey, (shown) => shown && switched(shown, change));
  };
  return useMutation({
    scope: { id: 'notification-preferences' },
    mutationFn: async ({ kind, channel, isOn }: Change) =>
      siteClient.call('change_notification_preference', { kind, channel, is_on: isOn }),
    onMutate: async (change) => {
      await client.cancelQueries({ queryKey });
      show(change);
    },
    onError: (_error, change) => {
      show({ ...change, isOn: !change.isOn });
      onFailed();
    },
  });
};
