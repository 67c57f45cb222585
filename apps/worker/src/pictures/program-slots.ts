import { AppError } from '@nivel/contracts/kernel/app-error';
import { commonErrors } from '@nivel/contracts/kernel/common-errors';

const SIDE_BY_SIDE = 2;
const MOST_WAITING = 20;

/** Lets two programs run at the same time and others wait in order: each takes memory of its own. */
export class ProgramSlots {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  /** @throws AppError `unavailable` when too many wait, and what the act throws */
  async run<T>(act: () => Promise<T>): Promise<T> {
    await this.enter();
    try {
      return await act();
    } finally {
      this.leave();
    }
  }

  private async enter(): Promise<void> {
    if (this.running < SIDE_BY_SIDE) {
      this.running += 1;
      return;
    }
    if (this.waiting.length >= MOST_WAITING) throw new AppError(commonErrors.unavailable);
    await new Promise<void>((resolve) => this.waiting.push(resolve));
  }

  /** The slot passes to the next waiting caller directly, so that no other can take it in between. */
  private leave(): void {
    const next = this.waiting.shift();
    if (next === undefined) this.running -= 1;
    else next();
  }
}
