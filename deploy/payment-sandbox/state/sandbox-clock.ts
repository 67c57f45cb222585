import { SystemClock, type Clock } from '@nivel/platform/clock';

/** The time in the sandbox, in whole seconds: the machine's, plus the time it was moved ahead. */
export class SandboxClock {
  private readonly machine: Clock;
  private aheadMs: number;
  private standsAt: number | undefined;

  constructor(machine: Clock = new SystemClock(), aheadMs = 0) {
    this.machine = machine;
    this.aheadMs = aheadMs;
  }

  get ahead(): number {
    return this.aheadMs;
  }

  now(): number {
    return this.standsAt ?? Math.floor((this.machine.now().getTime() + this.aheadMs) / 1_000);
  }

  /** The machine's own time, without the offset. */
  machineNow(): number {
    return Math.floor(this.machine.now().getTime() / 1_000);
  }

  /** Does the work as if it were that moment. */
  during(moment: number, work: () => void): void {
    this.standsAt = moment;
    try {
      work();
    } finally {
      this.standsAt = undefined;
    }
  }

  moveTo(moment: number): void {
    this.aheadMs += (moment - this.now()) * 1_000;
  }
}
