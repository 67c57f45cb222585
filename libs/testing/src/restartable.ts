import type { Child } from '@nivel/process/child';

/** A server of the backing stack that a test may stop and restart, at the same address with the same data. */
export class Restartable {
  private readonly begin: () => Promise<Child>;
  private child: Child;

  private constructor(begin: () => Promise<Child>, child: Child) {
    this.begin = begin;
    this.child = child;
  }

  /** Starts the server; `begin` starts it again at the same place. */
  static async start(begin: () => Promise<Child>, already?: Child): Promise<Restartable> {
    return new Restartable(begin, already ?? (await begin()));
  }

  get pid(): number {
    return this.child.pid;
  }

  /** Kills it without a warning and waits until it has ended. */
  async kill(): Promise<void> {
    this.child.kill('SIGKILL');
    await this.child.exited;
  }

  /** Brings it back. */
  async restart(): Promise<void> {
    await this.stop();
    this.child = await this.begin();
  }

  /** Ends it in good order. */
  stop(): Promise<void> {
    return this.child.stop(5_000);
  }
}
