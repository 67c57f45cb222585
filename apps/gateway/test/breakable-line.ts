import { connect, createServer, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';

/** A connection to a server that a test can cut and restore; the programs at both ends keep running. */
export class BreakableLine {
  private readonly open = new Set<Socket>();
  private isBroken = false;

  private readonly server = createServer((near) => {
    if (this.isBroken) {
      near.destroy();
      return;
    }
    const far = connect(this.port, '127.0.0.1');
    near.pipe(far).pipe(near);
    for (const end of [near, far]) {
      this.open.add(end);
      end.on('error', () => undefined).on('close', () => [near, far].forEach((other) => other.destroy()));
    }
  });

  private constructor(private readonly port: number) {}

  /** @returns the line; its `url` is used instead of the server's own */
  static async to(url: string): Promise<BreakableLine> {
    const line = new BreakableLine(Number(new URL(url).port));
    await new Promise<void>((resolve) => line.server.listen(0, '127.0.0.1', resolve));
    return line;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  break(): void {
    this.isBroken = true;
    this.open.forEach((end) => end.destroy());
    this.open.clear();
  }

  /** Nothing passes, and neither end is notified. */
  freeze(): void {
    this.open.forEach((end) => end.unpipe().pause());
  }

  mend(): void {
    this.isBroken = false;
  }

  async close(): Promise<void> {
    this.break();
    await new Promise((resolve) => this.server.close(resolve));
  }
}
