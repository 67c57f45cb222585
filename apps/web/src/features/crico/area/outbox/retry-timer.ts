import { limits } from '../../../../limits/limits.ts';

/** When missing deltas are requested again. */
export class RetryTimer {
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** How many requests in a row got no answer. */
  private silences = 0;

  constructor(private readonly ask: () => void) {}

  /** After a wait that doubles with every silence. */
  afterSilence(): void {
    const { resendMs, resendLongestMs } = limits.crico.board;
    this.after(Math.min(resendLongestMs, resendMs * 2 ** this.silences));
    this.silences += 1;
  }

  after(ms: number): void {
    this.cancel();
    this.timer = setTimeout(this.ask, ms);
  }

  /** An answer arrived: the next silence is the first again. */
  isAnswered(): void {
    this.silences = 0;
  }

  cancel(): void {
    clearTimeout(this.timer);
  }
}
