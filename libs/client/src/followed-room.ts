import type { LastSeen, Present, RoomClosing, RoomFollower } from './live.ts';
import { reconnectDelay } from './live-pace.ts';

type JoinResponse = { readonly ok: true } | { readonly ok: false; readonly code: string };

/** The parts of the connection that a room needs. */
export interface RoomConnection {
  emit(event: string, ...words: unknown[]): unknown;
  /** Whether the server listens. */
  readonly isReady: boolean;
  /** The place of the connection itself. */
  readonly seq: number | null;
}

/** Refusals that do not concern the right to be in a room. The connection renews an expired token. */
const transient = new Set(['unavailable', 'request_timeout', 'internal', 'over_request_rate_limit', 'unauthenticated']);

/** One room, its followers, and how far they have seen it. */
export class FollowedRoom {
  private readonly followers = new Set<RoomFollower>();
  /** `waiting` for the connection or for the next try; `closed` until a follower joins it again. */
  private state: 'waiting' | 'joining' | 'joined' | 'closed' = 'waiting';
  /** The last place seen in this room; null before it was joined. */
  private place: number | null = null;
  /** What is open here, as the page reported it; undefined: it says nothing. */
  private at: string | null | undefined;
  private isAway = false;
  /** The people last reported to be in it; null while unknown. */
  private present: { readonly people: readonly Present[]; readonly seen: readonly LastSeen[] } | null = null;
  private refusals = 0;
  /** How often it was requested; only the response to the latest request counts. */
  private question = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;

  private readonly name: string;
  private readonly connection: RoomConnection;

  constructor(name: string, connection: RoomConnection) {
    this.name = name;
    this.connection = connection;
  }

  /** It has no follower, and no pending response would have to be undone. */
  get isForgotten(): boolean {
    return this.followers.size === 0 && this.state !== 'joining';
  }

  add(follower: RoomFollower): void {
    this.followers.add(follower);
    // Presence is sent only when it changes, and this follower missed the last change.
    if (this.present !== null) follower.onHere?.(this.present.people, this.present.seen);
    if (this.state === 'joined') follower.onStale();
    else if (this.state !== 'joining') this.join();
  }

  remove(follower: RoomFollower): void {
    this.followers.delete(follower);
    if (this.followers.size > 0) return;
    this.at = undefined;
    this.present = null;
    clearTimeout(this.retry);
    // A room that is being joined is left when its response comes: until then there is nothing to leave.
    if (this.state === 'joined') this.leave();
  }

  here(at: string | null, isAway: boolean): void {
    this.at = at;
    this.isAway = isAway;
    if (this.state === 'joined') this.sayHere();
  }

  /** The people in it, and the recent ones. */
  hear(people: readonly Present[], seen: readonly LastSeen[]): void {
    this.present = { people, seen };
    this.followers.forEach(({ onHere }) => onHere?.(people, seen));
  }

  /** Joins the room if the connection is open; a closed room stays closed. */
  rejoin(): void {
    if (this.state !== 'closed' && this.followers.size > 0) this.join();
  }

  /** The connection is gone, and with it every membership in a room. */
  interrupted(): void {
    this.forgetQuestion();
    this.present = null;
    if (this.state !== 'closed') this.state = 'waiting';
  }

  /** Whether a message is new to the followers; it is seen with that. */
  receive(seq: number): boolean {
    if (this.followers.size === 0 || (this.place !== null && seq <= this.place)) return false;
    this.place = seq;
    return true;
  }

  /** Everything up to a place has been sent. */
  moveTo(seq: number | null): void {
    if (this.state === 'joined' && seq !== null && seq > (this.place ?? -1)) this.place = seq;
  }

  /** Messages may have been missed; the numbers may even start again. */
  resync(seq: number | null): void {
    this.place = seq;
    this.followers.forEach(({ onStale }) => onStale());
  }

  close(why: RoomClosing): void {
    this.forgetQuestion();
    this.state = 'closed';
    this.place = null;
    this.present = null;
    this.followers.forEach(({ onClosed }) => onClosed(why));
  }

  private join(): void {
    this.forgetQuestion();
    this.state = 'waiting';
    if (!this.connection.isReady) return;
    this.state = 'joining';
    const { question } = this;
    const since = this.place === null ? {} : { since: this.place };
    this.connection.emit('join', { room: this.name, ...since }, (response: JoinResponse) => {
      if (this.question === question) this.settle(response);
    });
  }

  private settle(response: JoinResponse): void {
    if (response.ok) this.joined();
    else if (transient.has(response.code)) this.joinLater(response.code);
    else this.close(response.code);
  }

  private joined(): void {
    this.state = 'joined';
    this.refusals = 0;
    if (this.at !== undefined) this.sayHere();
    if (this.followers.size === 0) this.leave();
    // Earlier messages are not sent again to a client that was never there.
    else if (this.place === null) this.resync(this.connection.seq);
  }

  private joinLater(code: string): void {
    this.state = 'waiting';
    this.refusals += 1;
    this.retry = setTimeout(() => this.rejoin(), reconnectDelay(code, this.refusals));
  }

  private sayHere(): void {
    this.connection.emit('here', { room: this.name, at: this.at, ...(this.isAway && { is_away: true }) });
  }

  private leave(): void {
    this.state = 'waiting';
    this.place = null;
    this.connection.emit('leave', { room: this.name });
  }

  private forgetQuestion(): void {
    clearTimeout(this.retry);
    this.question += 1;
  }
}
