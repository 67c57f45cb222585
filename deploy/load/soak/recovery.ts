import { Agent } from 'node:http';
import type { Caller } from '../stack/learners.ts';
import { send } from './learner-load.ts';

/** A repeated call, which shows when it works again. */
interface Probe {
  /** Whether it worked. */
  ask(): Promise<boolean>;
}

const EVERY_MS = 25;
const PATIENCE_MS = 15_000;
const MOST_AT_ONCE = 400;

/**
 * Calls one address without a pause, each time on a new connection, and records when a call after a certain moment succeeded.
 */
export class Recovery {
  private readonly probes: Readonly<Record<string, Probe>>;
  private readonly agent = new Agent({ keepAlive: true, maxSockets: 1_000 });

  constructor(site: string, caller: Caller) {
    const get = (path: string, isGood: (status: number) => boolean): Probe => ({
      ask: async () => {
        const response = await send(new URL(path, site), this.agent, caller.token, undefined, PATIENCE_MS);
        return response !== undefined && isGood(response.status);
      },
    });
    this.probes = {
      learning: get(`/rest/v1/user_progress?user_id=eq.${caller.userId}`, (status) => status === 200),
      // The caller has no account: an answer below 500 shows that the auth service looked.
      auth: get('/auth/v1/user', (status) => status > 0 && status < 500),
    };
  }

  /** Milliseconds from now until something asked from now on works. */
  async measure(name: 'learning' | 'auth', since: number): Promise<number> {
    const probe = this.probes[name];
    if (probe === undefined) throw new Error(`there is no probe ${name}`);
    const { promise: works, resolve } = Promise.withResolvers<number>();
    let underWay = 0;
    const timer = setInterval(() => {
      if (underWay >= MOST_AT_ONCE) return;
      underWay += 1;
      void probe.ask().then((isGood) => {
        underWay -= 1;
        if (isGood) resolve(performance.now() - since);
      });
    }, EVERY_MS);
    const late = setTimeout(() => resolve(Number.POSITIVE_INFINITY), 60_000);
    const took = await works;
    clearInterval(timer);
    clearTimeout(late);
    return took;
  }

  stop(): void {
    this.agent.destroy();
  }
}
