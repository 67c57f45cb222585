import type { AnyFactHandlers, FactHandlers } from '@nivel/client/fact-handlers';
import type { RoomClosing } from '@nivel/client/live';
import { useEffect, useEffectEvent } from 'react';
import { subscribe } from './live-subscriptions.ts';
import { followRoom } from './room-followers.ts';

interface AnySubscription {
  readonly room: string | null;
  readonly facts: AnyFactHandlers;
  readonly onStale: () => void;
  readonly onClosed: (why: RoomClosing) => void;
}

/** Which facts are followed is decided when the component comes; their handling may change. */
const useSubscription = ({ room, facts, onStale, onClosed }: AnySubscription): void => {
  const handle = useEffectEvent((name: string, payload: never) => facts[name]?.(payload));
  const stale = useEffectEvent(onStale);
  const closed = useEffectEvent(onClosed);
  const names = Object.keys(facts).join(' ');
  useEffect(() => {
    const entries = names.split(' ').map((name) => [name, (payload: never) => handle(name, payload)]);
    const subscription = { facts: Object.fromEntries(entries) as AnyFactHandlers, onStale: () => stale() };
    if (room === null) return subscribe(subscription);
    const end = subscribe({ ...subscription, room });
    const leave = followRoom(room, { onStale: () => stale(), onClosed: (why) => closed(why) });
    return () => {
      leave();
      end();
    };
  }, [names, room]);
};

/** Follows facts about the user, while the component is mounted. */
export const useLive = ({ facts, onStale }: { readonly facts: FactHandlers; readonly onStale: () => void }): void =>
  useSubscription({ room: null, facts, onStale, onClosed: () => undefined });

type KindOf<Room extends string> = Room extends `${infer Kind}:${string}` ? Kind : never;

interface RoomSubscription<Room extends string> {
  /** `<kind>:<id>`. */
  readonly room: Room;
  /** Events in the room, shown immediately. */
  readonly facts: FactHandlers<KindOf<Room>>;
  /** The room was joined, or messages may have been missed: its data are fetched again. */
  readonly onStale: () => void;
  /** The room is not (or no longer) for this user: the page reports that instead of showing stale data. */
  readonly onClosed: (why: RoomClosing) => void;
}

/** Follows the events in a room that several people share, while the component is mounted. */
export const useLiveRoom = <Room extends `${string}:${string}`>(subscription: RoomSubscription<Room>): void =>
  useSubscription(subscription);
