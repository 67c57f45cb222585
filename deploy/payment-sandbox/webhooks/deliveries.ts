import type { Delivery, StripeEvent } from '../state/objects.ts';
import { newId } from '../state/random-id.ts';
import type { SandboxState } from '../state/sandbox-state.ts';
import { deliverySwitch, seeded, type DeliverySwitch } from './delivery-switch.ts';
import { endpointSecret, wants } from './endpoints.ts';
import { signature } from './signature.ts';

/** Seconds until the next try of a delivery that failed; after the last it is given up, three days later as Stripe does. */
const RETRY_AFTER = [5, 60, 300, 1_800, 7_200, 18_000, 36_000, 43_200, 43_200, 43_200, 43_200];
const TIMEOUT_MS = 10_000;
const KEPT_ATTEMPTS = 1_000;

export interface Attempt {
  readonly event: string;
  readonly type: string;
  readonly url: string;
  /** The status of the answer; 0 where there was none. */
  readonly status: number;
  readonly at: number;
}

/** Brings events to the endpoints that want them, one after the other; retries webhooks that were not accepted. */
export class Deliveries {
  readonly attempts: Attempt[] = [];
  /** Events that the switch made disappear. */
  lost = 0;
  private readonly state: SandboxState;
  private readonly changed: () => void;
  private travel: DeliverySwitch = deliverySwitch.parse({});
  private random = seeded(1);
  private running = Promise.resolve();
  private isStopped = false;

  constructor(state: SandboxState, changed: () => void) {
    this.state = state;
    this.changed = changed;
  }

  get switch(): DeliverySwitch {
    return this.travel;
  }

  set switch(given: DeliverySwitch) {
    this.travel = given;
    this.random = seeded(given.seed);
  }

  get waiting(): Delivery[] {
    return [...this.state.table('delivery')];
  }

  enqueue(events: readonly StripeEvent[]): void {
    for (const event of events)
      for (const endpoint of this.state.table('webhook_endpoint'))
        if (wants(endpoint, event)) this.enqueueOne(event, endpoint.id);
  }

  private enqueueOne(event: StripeEvent, endpoint: string): void {
    const { types, lose, repeat, delay, hold } = this.travel;
    const isTroubled = types === undefined || types.includes(event.type);
    if (isTroubled && this.random() < lose) {
      this.lost += 1;
      return;
    }
    const copies = isTroubled ? 1 + repeat : 1;
    const due = this.state.now() + (isTroubled ? delay : 0);
    for (let copy = 0; copy < copies; copy += 1)
      this.state
        .table('delivery')
        .set({ id: newId('dlv'), event: event.id, endpoint, attempts: 0, due, isHeld: isTroubled && hold });
  }

  /** Sends due webhooks that are not held, until there are none. */
  flush(): Promise<void> {
    this.running = this.running.then(() => this.sendDue());
    return this.running;
  }

  /** Sends held webhooks: all of it, or the deliveries of these events in this order. */
  async release(order: readonly string[] | undefined): Promise<void> {
    await this.running;
    const held = this.waiting.filter(({ isHeld }) => isHeld);
    const chosen = order ? order.flatMap((event) => held.filter((one) => one.event === event)) : this.inOrder(held);
    for (const delivery of chosen) await this.send({ ...delivery, isHeld: false });
    this.changed();
  }

  /** Ends with the current attempt. */
  async stop(): Promise<void> {
    this.isStopped = true;
    await this.running;
  }

  private inOrder(deliveries: Delivery[]): Delivery[] {
    if (!this.travel.shuffle) return deliveries;
    const keyed = deliveries.map((delivery) => ({ delivery, key: this.random() }));
    return keyed.toSorted((one, other) => one.key - other.key).map(({ delivery }) => delivery);
  }

  private async sendDue(): Promise<void> {
    const isDue = ({ isHeld, due }: Delivery): boolean => !isHeld && due <= this.state.now();
    for (;;) {
      const due = this.inOrder(this.waiting.filter(isDue));
      if (due.length === 0 || this.isStopped) return;
      for (const delivery of due) if (!this.isStopped) await this.send(delivery);
      this.changed();
    }
  }

  private async send(delivery: Delivery): Promise<void> {
    const event = this.state.find('event', delivery.event);
    const endpoint = this.state.find('webhook_endpoint', delivery.endpoint);
    const deliveries = this.state.table('delivery');
    if (!event || !endpoint) {
      deliveries.delete(delivery.id);
      return;
    }
    const status = await this.post(endpoint.url, endpoint.id, JSON.stringify(event, null, 2));
    this.attempts.push({ event: event.id, type: event.type, url: endpoint.url, status, at: this.state.now() });
    this.attempts.splice(0, Math.max(0, this.attempts.length - KEPT_ATTEMPTS));
    const wait = status >= 200 && status < 300 ? undefined : RETRY_AFTER[delivery.attempts];
    if (wait === undefined) deliveries.delete(delivery.id);
    else deliveries.set({ ...delivery, attempts: delivery.attempts + 1, due: this.state.now() + wait });
  }

  private async post(url: string, endpoint: string, body: string): Promise<number> {
    const at = this.travel.signedAt === 'machine' ? this.state.clock.machineNow() : this.state.now();
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
          'stripe-signature': signature(body, endpointSecret(this.state, endpoint), at),
        },
        body,
        redirect: 'manual',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      await response.arrayBuffer();
      return response.status;
    } catch {
      return 0;
    }
  }
}
