import { livePace } from './live-pace.ts';

const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** The moment a token runs out, in ms since the epoch; null when it does not say. */
const expiryOf = (token: string): number | null => {
  try {
    const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const claims = JSON.parse(atob(payload)) as { exp?: unknown };
    return typeof claims.exp === 'number' ? claims.exp * 1_000 : null;
  } catch {
    return null;
  }
};

/** The token of a live connection, replaced before it runs out. */
export class LiveToken {
  /** The token of the last request; null when nobody is signed in. */
  current: string | null = null;
  private isStopped = false;
  private renewal: ReturnType<typeof setTimeout> | undefined;

  private readonly ask: () => Promise<string | null>;
  /** There is a fresh one, while the old one is still good. */
  private readonly onRenewed: (token: string) => void;

  constructor(ask: () => Promise<string | null>, onRenewed: (token: string) => void) {
    this.ask = ask;
    this.onRenewed = onRenewed;
  }

  async fresh(): Promise<string | null> {
    this.current = await this.ask().catch(() => null);
    const expiry = this.current === null ? null : expiryOf(this.current);
    clearTimeout(this.renewal);
    if (expiry !== null && !this.isStopped) {
      const wait = Math.max(livePace.renewAtMostEveryMs, expiry - Date.now() - livePace.renewBeforeMs);
      this.renewal = setTimeout(() => void this.renew(), Math.min(wait, LONGEST_TIMER_MS));
    }
    return this.current;
  }

  stop(): void {
    this.isStopped = true;
    clearTimeout(this.renewal);
  }

  private async renew(): Promise<void> {
    const token = await this.fresh();
    if (token !== null) this.onRenewed(token);
  }
}
