import { JetStreamApiError, RetentionPolicy, StorageType, type JetStreamManager } from '@nats-io/jetstream';
import type { NatsConnection } from '@nats-io/transport-node';
import { FACTS_STREAM, openJetStream, type BrokerSettings } from './broker.ts';

/** How often each process checks that the stream exists, so that a lost one is soon created again. */
const LOOK_EVERY_MS = 2_000;
const DAY_NS = 86_400_000_000_000;
const STREAM_NOT_FOUND = 10_059;

interface Log {
  warn(fields: object, message: string): void;
}

export interface FoundStream {
  /** Its creation time: a stream with another time is another stream, without the facts of the previous one. */
  readonly createdAt: string;
  /** Whether this process knew another one before. */
  readonly isAnother: boolean;
}

/**
 * Maintains the stream of facts while the connection lives: creates it when it is missing, at boot or later, and reports when
 * another stream has replaced it (ADR 0026).
 */
export class FactsStream {
  private createdAt: string | undefined;
  private isThere = false;
  private wake: (() => void) | undefined;
  private readonly listeners: ((stream: FoundStream) => void)[] = [];

  constructor(
    private readonly settings: Pick<BrokerSettings, 'factsKeptDays' | 'replicas'>,
    private readonly connection: NatsConnection,
    private readonly log: Log,
  ) {}

  /** Calls back when the stream is found first, and whenever it is another than before. */
  onFound(listener: (stream: FoundStream) => void): void {
    this.listeners.push(listener);
  }

  /** Resolves when the stream exists for the first time, or the connection is closed before. */
  async start(): Promise<void> {
    const { promise: found, resolve } = Promise.withResolvers<void>();
    this.onFound(() => resolve());
    void this.lookAfterReconnects();
    void this.connection.closed().then(() => this.wake?.());
    void this.keepLooking().finally(resolve);
    await found;
  }

  /** A check for readiness. @throws Error while the stream is missing */
  check(): void {
    if (!this.isThere) throw new Error('the stream of facts is missing');
  }

  private async keepLooking(): Promise<void> {
    for (let failures = 0; !this.connection.isClosed();) {
      try {
        this.found(await this.look());
        failures = 0;
      } catch (error) {
        failures += 1;
        if (failures % 10 === 0) this.log.warn({ err: error }, 'the stream of facts cannot be made; trying again');
      }
      if (!this.connection.isClosed()) await this.pause(failures === 0 ? LOOK_EVERY_MS : failures * 200);
    }
  }

  /** A broker that was lost may have lost its stream too. */
  private async lookAfterReconnects(): Promise<void> {
    for await (const { type } of this.connection.status()) if (type === 'reconnect') this.wake?.();
  }

  /** @returns when the stream was created; creates it if it is missing */
  private async look(): Promise<string> {
    const { manager } = await openJetStream(this.connection);
    try {
      const found = await manager.streams.info(FACTS_STREAM);
      if (this.createdAt === undefined && !this.isAsWanted(found.config)) await this.change(manager);
      return found.created;
    } catch (error) {
      // The broker has answered: without an answer it is unknown whether the stream exists.
      if (error instanceof JetStreamApiError) this.isThere = false;
      if (!isNotFound(error)) throw error;
    }
    return this.make(manager);
  }

  private isAsWanted({ max_age, num_replicas }: { max_age: number; num_replicas: number }): boolean {
    const wanted = this.wanted();
    return max_age === wanted.max_age && num_replicas === wanted.num_replicas;
  }

  /** Where services have users of their own, only the operator may change an existing stream, because that can lose facts. */
  private async change(manager: JetStreamManager): Promise<void> {
    await manager.streams.update(FACTS_STREAM, this.wanted()).catch((error: unknown) => {
      this.log.warn({ err: error, wanted: this.wanted() }, 'the stream of facts has other settings than are wanted');
    });
  }

  private async make(manager: JetStreamManager): Promise<string> {
    const { created } = await manager.streams.add({
      ...this.wanted(),
      name: FACTS_STREAM,
      retention: RetentionPolicy.Limits,
      storage: StorageType.File,
      duplicate_window: 120_000_000_000,
    });
    if (this.createdAt !== undefined)
      this.log.warn({ stream: FACTS_STREAM }, 'the stream of facts was lost; made again');
    return created;
  }

  private wanted(): { subjects: string[]; max_age: number; num_replicas: number } {
    const { factsKeptDays, replicas } = this.settings;
    return { subjects: ['evt.>'], max_age: factsKeptDays * DAY_NS, num_replicas: replicas };
  }

  private found(createdAt: string): void {
    this.isThere = true;
    if (createdAt === this.createdAt) return;
    const isAnother = this.createdAt !== undefined;
    this.createdAt = createdAt;
    for (const listener of this.listeners) listener({ createdAt, isAnother });
  }

  private pause(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, Math.min(LOOK_EVERY_MS, ms)).unref();
      this.wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}

const isNotFound = (error: unknown): boolean => error instanceof JetStreamApiError && error.code === STREAM_NOT_FOUND;
