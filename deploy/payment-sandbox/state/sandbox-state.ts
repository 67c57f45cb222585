import { API_VERSION } from '../wire/api-version.ts';
import { missing, StripeError } from '../wire/stripe-error.ts';
import type { Kept, Kind, StripeEvent } from './objects.ts';
import { newId, randomText } from './random-id.ts';
import type { SandboxClock } from './sandbox-clock.ts';
import { Table } from './table.ts';

type Tables = { readonly [K in Kind]: Table<Kept[K]> };

/** Secrets of one sandbox, each with at least 190 random bits. */
export interface SandboxKeys {
  readonly secretKey: string;
  readonly publishableKey: string;
  readonly account: string;
}

export const newKeys = (): SandboxKeys => ({
  secretKey: `sk_test_${randomText(48)}`,
  publishableKey: `pk_test_${randomText(32)}`,
  account: newId('acct'),
});

const emptyTables = (): Tables => ({
  customer: new Table(),
  product: new Table(),
  price: new Table(),
  coupon: new Table(),
  promotion_code: new Table(),
  discount: new Table(),
  payment_method: new Table(),
  payment_intent: new Table(),
  setup_intent: new Table(),
  charge: new Table(),
  refund: new Table(),
  dispute: new Table(),
  subscription: new Table(),
  invoice: new Table(),
  invoice_payment: new Table(),
  'checkout.session': new Table(),
  'billing_portal.session': new Table(),
  webhook_endpoint: new Table(),
  event: new Table(),
  card: new Table(),
  order: new Table(),
  pending: new Table(),
  reminded: new Table(),
  delivery: new Table(),
  answer: new Table(),
  page: new Table(),
  endpoint_secret: new Table(),
  gone: new Table(),
});

/** The request, in the form of events. */
export interface Asking {
  readonly id: string | null;
  readonly idempotency_key: string | null;
}

const NOBODY: Asking = { id: null, idempotency_key: null };

const changedFields = (before: object, after: object): object => {
  const later = new Map<string, unknown>(Object.entries(after));
  return Object.fromEntries(
    Object.entries(before).filter(([name, value]) => JSON.stringify(later.get(name)) !== JSON.stringify(value)),
  );
};

/**
 * All objects of the sandbox. They are never changed in place but replaced, so that an event keeps its state and a refused
 * request can be undone.
 */
export class SandboxState {
  readonly keys: SandboxKeys;
  readonly clock: SandboxClock;
  readonly tables: Tables = emptyTables();
  /** The address of its pages; known once it listens. */
  origin = '';
  /** Days after which a refused renewal is tried again; when the last try is refused, the subscription ends. */
  retryDays: readonly number[] = [1, 3, 5, 7];
  private undo: (() => void)[] = [];
  private told: StripeEvent[] = [];
  private asking: Asking = NOBODY;
  /** Called after each change with its events. */
  committed: (told: readonly StripeEvent[]) => void = () => undefined;

  constructor(keys: SandboxKeys, clock: SandboxClock) {
    this.keys = keys;
    this.clock = clock;
  }

  now(): number {
    return this.clock.now();
  }

  find<K extends Kind>(kind: K, id: string | null | undefined): Kept[K] | undefined {
    return id ? this.table(kind).get(id) : undefined;
  }

  /** @throws StripeError `resource_missing` */
  get<K extends Kind>(kind: K, id: string, param?: string): Kept[K] {
    const found = this.find(kind, id);
    if (!found) throw missing(kind, id, param);
    return found;
  }

  put<K extends Kind>(kind: K, row: Kept[K]): Kept[K] {
    const table = this.table(kind);
    const before = table.get(row.id);
    this.undo.push(() => (before ? table.set(before) : table.delete(row.id)));
    table.set(row);
    return row;
  }

  /** Replaces some fields; with `event`, and if anything did change, emits it with the previous values. */
  change<K extends Kind>(kind: K, id: string, fields: Partial<Kept[K]>, event?: string): Kept[K] {
    const before = this.get(kind, id);
    const after = this.put(kind, { ...before, ...fields });
    const previous = changedFields(before, after);
    if (event && Object.keys(previous).length > 0) this.tell(event, after, previous);
    return after;
  }

  remove(kind: Kind, id: string): void {
    const table: Table<{ readonly id: string }> = this.table(kind);
    const before = table.get(id);
    if (!before) return;
    table.delete(id);
    this.undo.push(() => table.set(before));
  }

  tell(type: string, object: object, previous?: object): void {
    const event: StripeEvent = {
      id: newId('evt'),
      object: 'event',
      api_version: API_VERSION,
      created: this.now(),
      data: previous ? { object, previous_attributes: previous } : { object },
      livemode: false,
      pending_webhooks: this.tables.webhook_endpoint.size,
      request: this.asking,
      type,
    };
    this.put('event', event);
    this.told.push(event);
  }

  /**
   * All or nothing: the changes of the work before an error are undone, unless the error is itself a fact that stays. Listeners
   * receive the events afterwards.
   */
  transaction<T>(work: () => T, asking = NOBODY): T {
    this.undo = [];
    this.told = [];
    this.asking = asking;
    try {
      return work();
    } catch (error) {
      if (!(error instanceof StripeError && error.keepsState)) this.revert();
      throw error;
    } finally {
      this.asking = NOBODY;
      // A read changes nothing, so nothing has to be written.
      if (this.undo.splice(0).length > 0) this.committed(this.told.splice(0));
    }
  }

  private revert(): void {
    for (const step of this.undo.splice(0).toReversed()) step();
    this.told = [];
  }

  table<K extends Kind>(kind: K): Table<Kept[K]> {
    return this.tables[kind];
  }
}
