import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { keepPrivate } from '@nivel/process/private-folder';
import type { Clock } from '@nivel/platform/clock';
import type { Kept, Kind } from './objects.ts';
import { SandboxClock } from './sandbox-clock.ts';
import { newKeys, SandboxState, type SandboxKeys } from './sandbox-state.ts';
import type { Table } from './table.ts';

interface Saved {
  readonly keys: SandboxKeys;
  readonly aheadMs: number;
  readonly tables: { readonly [K in Kind]?: readonly Kept[K][] };
}

const SAVE_AFTER_MS = 50;

/** Keeps a sandbox in one file of a folder, readable for its owner only; without a folder it is kept in memory. */
export class StateFile {
  readonly state: SandboxState;
  private readonly path: string | undefined;
  private waiting: NodeJS.Timeout | undefined;

  constructor(folder: string | undefined, machine: Clock) {
    if (folder) keepPrivate(folder);
    this.path = folder && join(folder, 'payment-sandbox.json');
    const saved = this.path && existsSync(this.path) ? this.read(this.path) : undefined;
    this.state = new SandboxState(saved?.keys ?? newKeys(), new SandboxClock(machine, saved?.aheadMs));
    for (const [kind, rows] of Object.entries(saved?.tables ?? {})) this.fill(kind as Kind, rows);
  }

  /** Saves soon: many changes at once are one write. */
  saveSoon(): void {
    if (!this.path || this.waiting) return;
    this.waiting = setTimeout(() => this.save(), SAVE_AFTER_MS);
  }

  save(): void {
    clearTimeout(this.waiting);
    this.waiting = undefined;
    if (!this.path) return;
    const { keys, clock, tables } = this.state;
    const kept = Object.fromEntries(Object.entries(tables).map(([kind, table]) => [kind, [...table]]));
    // Whole or not at all: a machine may stop in the middle.
    writeFileSync(`${this.path}.new`, JSON.stringify({ keys, aheadMs: clock.ahead, tables: kept }), { mode: 0o600 });
    renameSync(`${this.path}.new`, this.path);
  }

  private read(path: string): Saved {
    return JSON.parse(readFileSync(path, 'utf8')) as Saved;
  }

  private fill<K extends Kind>(kind: K, rows: readonly object[]): void {
    const table: Table<Kept[K]> = this.state.table(kind);
    for (const row of rows as readonly Kept[K][]) table.set(row);
  }
}
