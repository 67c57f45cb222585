import { facts } from '@nivel/contracts/registry.generated';
import { factSubject, isLive, type Audience, type Fact } from '@nivel/contracts/kernel/fact';

/** Where a fact is shown live, and the name of its message. */
export interface LiveRoute {
  readonly subject: string;
  readonly type: string;
  /** The room that learns of it. */
  roomOf(payload: unknown): string | null;
  /** The user it removes from which room; null: everybody. */
  shutOutOf(payload: unknown): { readonly userId: string | null; readonly room: string } | null;
  /** The user whose right to be in certain rooms is checked again. */
  recheckOf(payload: unknown): Doubt | null;
}

/** A user in all rooms of some kinds, or everyone in one room. */
export type Doubt = { readonly userId: string; readonly kinds: readonly string[] } | { readonly room: string };

const textIn = (payload: unknown, field: string): string | null => {
  const value: unknown =
    typeof payload === 'object' && payload !== null && Object.hasOwn(payload, field) ? payload[field as never] : null;
  return typeof value === 'string' ? value : null;
};

const roomIn = (payload: unknown, { room, field }: Audience): string | null => {
  const id = textIn(payload, field);
  return id === null ? null : `${room}:${id}`;
};

const routeOf = ({ audience, shutsOut, rechecks, name, version }: Fact): LiveRoute => ({
  subject: factSubject({ name, version, audience, shutsOut, rechecks }),
  type: name,
  roomOf: (payload) => (audience === null ? null : roomIn(payload, audience)),
  shutOutOf: (payload) => {
    const room = shutsOut === null ? null : roomIn(payload, shutsOut);
    if (shutsOut === null || room === null) return null;
    if (shutsOut.user === null) return { room, userId: null };
    const userId = textIn(payload, shutsOut.user);
    return userId === null ? null : { room, userId };
  },
  recheckOf: (payload) => {
    if (rechecks === null) return null;
    if ('rooms' in rechecks) {
      const userId = textIn(payload, rechecks.user);
      return userId === null ? null : { userId, kinds: rechecks.rooms };
    }
    const room = roomIn(payload, rechecks);
    return room === null ? null : { room };
  },
});

/** The routes of those facts whose contracts declare a live audience; they are not listed by hand. */
export const liveRoutesOf = (told: readonly Fact[] = facts): readonly LiveRoute[] => told.filter(isLive).map(routeOf);
