import { facts } from '@nivel/contracts/registry.generated';
import { factSubject, type Audience, type Fact } from '@nivel/contracts/kernel/fact';

/** Where a fact goes live, and how the message is called there. */
export interface LiveRoute {
  readonly subject: string;
  readonly type: string;
  /** The room that learns of it. */
  roomOf(payload: unknown): string | null;
  /** Whom it shuts out of which room. */
  shutOutOf(payload: unknown): { readonly userId: string; readonly room: string } | null;
}

const textIn = (payload: unknown, field: string): string | null => {
  const value: unknown =
    typeof payload === 'object' && payload !== null && Object.hasOwn(payload, field) ? payload[field as never] : null;
  return typeof value === 'string' ? value : null;
};

const roomIn = (payload: unknown, { room, field }: Audience): string | null => {
  const id = textIn(payload, field);
  return id === null ? null : `${room}:${id}`;
};

const routeOf = ({ audience, shutsOut, name, version }: Fact): LiveRoute => ({
  subject: factSubject({ name, version, audience, shutsOut }),
  type: name,
  roomOf: (payload) => (audience === null ? null : roomIn(payload, audience)),
  shutOutOf: (payload) => {
    const room = shutsOut === null ? null : roomIn(payload, shutsOut);
    const userId = shutsOut === null ? null : textIn(payload, shutsOut.user);
    return room === null || userId === null ? null : { room, userId };
  },
});

/** The routes of those facts whose contracts say that they concern live screens; nobody lists them. */
export const liveRoutesOf = (told: readonly Fact[] = facts): readonly LiveRoute[] =>
  told.filter(({ audience, shutsOut }) => audience !== null || shutsOut !== null).map(routeOf);
