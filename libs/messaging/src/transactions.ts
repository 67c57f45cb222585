import type { OutboxRow } from './told.ts';

/**
 * One database transaction as the roads see it. `client` is the data layer's own handle of the same transaction
 * (for Prisma: the transaction client), the only thing a repository may reach inside a unit of work.
 */
export interface Tx<Client = unknown> {
  readonly client: Client;
  /** Runs one SQL statement with `$1…` parameters inside the transaction and returns its rows. */
  rows<Row>(text: string, values: readonly unknown[]): Promise<Row[]>;
  /** Outbox rows written so far; the relay takes them when the transaction has committed. */
  readonly told: OutboxRow[];
}

/** Opens units of work: everything in `work` is saved together or not at all. */
export interface Transactions<Client = unknown> {
  run<Result>(work: (tx: Tx<Client>) => Promise<Result>): Promise<Result>;
}
