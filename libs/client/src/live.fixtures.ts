import { LiveConnection } from './live-connection.ts';
import type { LiveOptions } from './live.ts';
import type { LiveSocket } from './live-socket.ts';

type Listener = (...words: never[]) => void;

/** A socket of the library as a server would move it: `hear` is what the server sends, `said` what the browser did. */
export class FakeSocket implements LiveSocket {
  connected = true;
  active = false;
  connects = 0;
  readonly said: unknown[][] = [];
  private readonly listeners = new Map<string, Listener[]>();

  on(event: string, listener: Listener): void {
    this.listeners.set(event, [...(this.listeners.get(event) ?? []), listener]);
  }

  hear(event: string, ...words: unknown[]): void {
    for (const listener of this.listeners.get(event) ?? []) listener(...(words as never[]));
  }

  emit(...words: unknown[]): void {
    this.said.push(words);
  }

  connect(): void {
    this.connects += 1;
  }

  disconnect(): void {
    this.connected = false;
  }
}

/** A token that expires after a number of seconds. */
export const tokenFor = (seconds: number): string => {
  const exp = Math.floor(Date.now() / 1_000) + seconds;
  return `x.${Buffer.from(JSON.stringify({ exp })).toString('base64url')}.x`;
};

/** A connection on a fake socket, and what it reported to the page. */
export const aConnection = (options: Partial<LiveOptions> = {}) => {
  const socket = new FakeSocket();
  const refused: string[] = [];
  const shown: number[] = [];
  const connection = new LiveConnection(socket, {
    token: () => Promise.resolve(tokenFor(600)),
    onMessage: ({ seq }) => shown.push(seq),
    onResync: () => undefined,
    onRefused: (token) => refused.push(token),
    ...options,
  });
  return { socket, connection, refused, shown };
};
