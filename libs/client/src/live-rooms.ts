import { FollowedRoom, type RoomConnection } from './followed-room.ts';
import type { LastSeen, Present, RoomFollower } from './live.ts';

/** The rooms that are followed on one connection: joined once each, again after each reconnect, and left with the last follower. */
export class LiveRooms {
  private readonly rooms = new Map<string, FollowedRoom>();
  private readonly connection: RoomConnection;

  constructor(connection: RoomConnection) {
    this.connection = connection;
  }

  follow(name: string, follower: RoomFollower): () => void {
    for (const [other, room] of this.rooms) if (room.isForgotten) this.rooms.delete(other);
    const room = this.rooms.get(name) ?? new FollowedRoom(name, this.connection);
    this.rooms.set(name, room);
    room.add(follower);
    return () => room.remove(follower);
  }

  here(name: string, at: string | null, isAway: boolean): void {
    this.rooms.get(name)?.here(at, isAway);
  }

  hear(name: string, people: readonly Present[], seen: readonly LastSeen[]): void {
    this.rooms.get(name)?.hear(people, seen);
  }

  ready(): void {
    this.rooms.forEach((room) => room.rejoin());
  }

  interrupted(): void {
    this.rooms.forEach((room) => room.interrupted());
  }

  /** Whether a message of a room is new to those who follow it. */
  receive(name: string, seq: number): boolean {
    return this.rooms.get(name)?.receive(seq) ?? false;
  }

  moveTo(seq: number | null): void {
    this.rooms.forEach((room) => room.moveTo(seq));
  }

  resync(seq: number | null): void {
    this.rooms.forEach((room) => room.resync(seq));
  }

  /** The right to be in a room was taken away. */
  left(name: string): void {
    this.rooms.get(name)?.close('left');
  }
}
