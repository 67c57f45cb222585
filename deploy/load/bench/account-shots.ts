import type { Agent } from 'node:http';
import { PASSWORD } from '../stack/accounts.ts';
import { BrowserKey } from '../stack/browser-key.ts';
import type { Side } from './generator.ts';
import { send, type Shot } from './load.ts';

const OPEN_TRIES = 20;
const OPEN_PAUSE_MS = 100;

/** The addresses of both sides, and the accounts. */
export interface AccountPlan {
  readonly site: string;
  readonly baseline: string;
  readonly emails: readonly string[];
}

interface Lane {
  readonly browser: BrowserKey;
  token: string;
}

/** Sign-ins and refreshes, each lane a browser of its own with the session that it was given last. */
export class AccountShots {
  private readonly lanes = new Map<string, Lane>();
  private nextAccount = 0;
  private readonly plan: AccountPlan;

  constructor(plan: AccountPlan) {
    this.plan = plan;
  }

  signIn(side: Side, lane: number): Shot {
    const kept = this.laneOf(side, lane);
    const email = this.plan.emails[(this.nextAccount += 1) % this.plan.emails.length] ?? '';
    return this.post(side, 'password', { email, password: PASSWORD }, kept);
  }

  refresh(side: Side, lane: number): Shot {
    const kept = this.laneOf(side, lane);
    return this.post(side, 'refresh_token', { refresh_token: kept.token }, kept);
  }

  /** Gives every lane a session to refresh; one whose sign-in is refused again and again has none. */
  async open(side: Side, lanes: number, agent: Agent): Promise<void> {
    for (let lane = 0; lane < lanes; lane += 1)
      for (let tries = 0; tries < OPEN_TRIES && this.laneOf(side, lane).token === ''; tries += 1) {
        const shot = this.signIn(side, lane);
        const { status, body } = await send(agent, shot);
        if (status === 200) shot.onResponse?.(body);
        else await new Promise((resolve) => setTimeout(resolve, OPEN_PAUSE_MS));
      }
  }

  private post(side: Side, grant: string, body: object, kept: Lane): Shot {
    const text = JSON.stringify(body);
    const path = side === 'ours' ? `${this.plan.site}/auth/v1/token` : `${this.plan.baseline}/token`;
    return {
      method: 'POST',
      url: new URL(`${path}?grant_type=${grant}`),
      headers: {
        'content-type': 'application/json',
        'content-length': String(Buffer.byteLength(text)),
        ...(side === 'ours' ? { 'x-session-proof': kept.browser.proof() } : {}),
      },
      body: text,
      onResponse: (body) => {
        const { refresh_token: token } = JSON.parse(body) as { refresh_token?: string };
        if (token !== undefined) kept.token = token;
      },
    };
  }

  private laneOf(side: Side, lane: number): Lane {
    const name = `${side} ${lane}`;
    const kept = this.lanes.get(name) ?? { browser: new BrowserKey(), token: '' };
    this.lanes.set(name, kept);
    return kept;
  }
}
