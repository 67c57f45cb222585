import { Agent } from 'node:http';
import type { Caller } from '../../stack/learners.ts';
import { send } from '../learner-load.ts';

/** A payment to be paid in two steps, and the id of its part, the same in every attempt. */
export interface ChangedPayment {
  readonly id: string;
  readonly partId: string;
}

const PATIENCE_MS = 4_000;
const RETRY_MS = 60;
const LONGEST_TRY_MS = 120_000;

/**
 * People who keep the book with bad luck: two tabs ask at the same moment, answers get lost, servers die; every tab repeats
 * until it learns that its change is stored.
 */
export class BookKeepers {
  /** Answers that nothing can excuse. */
  readonly refused: string[] = [];
  requests = 0;
  /** Payments that both changes of are acknowledged. */
  done = 0;
  private next = 0;
  private isOver = false;
  private readonly agent = new Agent({ keepAlive: true });
  private readonly site: string;
  private readonly callers: readonly Caller[];
  private readonly payments: readonly ChangedPayment[];

  constructor(site: string, callers: readonly Caller[], payments: readonly ChangedPayment[]) {
    this.site = site;
    this.callers = callers;
    this.payments = payments;
  }

  /** Until every payment is done. */
  async run(): Promise<void> {
    await Promise.all(this.callers.map(async (caller) => this.lane(caller)));
    this.isOver = true;
    this.agent.destroy();
  }

  /** The number of payments after which a run ends, or all of them. */
  async reached(count: number): Promise<void> {
    while (this.done < count && !this.isOver) await pause(20);
  }

  private async lane(caller: Caller): Promise<void> {
    for (let payment = this.take(); payment !== undefined; payment = this.take()) {
      const part = { payment_id_param: payment.id, partial_payment_id_param: payment.partId, amount_param: 400 };
      await this.change(caller, 'record_money_partial_payment', part);
      await this.change(caller, 'update_payment_status', { payment_id_param: payment.id, status_param: 'paid' });
      this.done += 1;
    }
  }

  private take(): ChangedPayment | undefined {
    this.next += 1;
    return this.payments[this.next - 1];
  }

  private async change(caller: Caller, procedure: string, body: object): Promise<void> {
    const tabs = Math.random() < 0.5 ? 2 : 1;
    await Promise.all(Array.from({ length: tabs }, async () => this.tab(caller, procedure, body)));
  }

  /** One tab: repeats, with its answer lost now and then, until it gets the answer. */
  private async tab(caller: Caller, procedure: string, body: object): Promise<void> {
    const until = performance.now() + LONGEST_TRY_MS;
    while (performance.now() < until) {
      const patience = Math.random() < 0.15 ? 1 + Math.random() * 30 : PATIENCE_MS;
      const url = new URL(`/rest/v1/rpc/${procedure}`, this.site);
      this.requests += 1;
      const response = await send(url, this.agent, caller.token, JSON.stringify(body), patience);
      if (response?.status === 200) return;
      if (response !== undefined && response.status < 500 && response.status !== 429) {
        this.refused.push(`${procedure}: ${response.status} ${response.body.slice(0, 200)}`);
        return;
      }
      await pause(RETRY_MS);
    }
    this.refused.push(`${procedure}: not done within ${LONGEST_TRY_MS / 1_000} s`);
  }
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
