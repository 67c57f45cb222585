import { connect, createServer, type Server, type Socket } from 'node:net';
import { freePort } from '@nivel/process/ports';

/** The answer of our mailboxes to a complete message. Answers to commands sent together come together. */
export const TAKEN = /^250 .*message queued/m;
/** That the mail server waits for the message. */
export const BEGIN = /^354/m;

/** An answer of the mail server that is held back. */
export interface HeldAnswer {
  /** Whether it has arrived, and a test waits for it. */
  readonly isThere: boolean;
  /** Whether the waiting client has closed the connection. */
  readonly isClosed: boolean;
  /** Lets one answer pass, or all such answers when none has come yet. */
  release(): void;
}

class Hold implements HeldAnswer {
  isThere = false;
  isClosed = false;
  private readonly passing = Promise.withResolvers<void>();
  private isOver = false;
  private readonly answer: RegExp;

  constructor(answer: RegExp) {
    this.answer = answer;
  }

  release(): void {
    this.isOver = true;
    this.passing.resolve();
  }

  /** Waits with the first such answer. */
  async pass(answer: Buffer, client: Socket): Promise<void> {
    if (this.isOver || this.isThere || !this.answer.test(answer.toString('latin1'))) return;
    this.isThere = true;
    client.once('close', () => (this.isClosed = true));
    await this.passing.promise;
  }
}

/** The network between a process and its mail server: as slow as is wanted, and able to hold back an answer. */
export class MailLink {
  /** The delay of each piece of bytes, in ms. */
  paceMs = 0;
  private readonly holds: Hold[] = [];
  private readonly inMail = new Set<Socket>();
  private readonly sockets = new Set<Socket>();
  private readonly server: Server;
  private readonly targetPort: number;
  readonly url: string;

  private constructor(port: number, targetPort: number) {
    this.url = `smtp://127.0.0.1:${port}`;
    this.targetPort = targetPort;
    this.server = createServer((client) => this.join(client));
  }

  /** @param target where the mail server is, as `smtp://127.0.0.1:1025` */
  static async start(target: string): Promise<MailLink> {
    const port = await freePort();
    const link = new MailLink(port, Number(new URL(target).port));
    await new Promise<void>((resolve) => link.server.listen(port, '127.0.0.1', resolve));
    return link;
  }

  /** Mails that were begun and not taken yet. */
  get underWay(): number {
    return this.inMail.size;
  }

  /** Holds back the next such answer, and what would come after it. */
  hold(answer: RegExp): HeldAnswer {
    const hold = new Hold(answer);
    this.holds.push(hold);
    return hold;
  }

  async stop(): Promise<void> {
    for (const hold of this.holds) hold.release();
    for (const socket of this.sockets) socket.destroy();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private join(client: Socket): void {
    const server = connect(this.targetPort, '127.0.0.1');
    client.on('close', () => this.inMail.delete(client));
    this.forward(client, server, (asked) => {
      if (/^MAIL FROM/m.test(asked.toString('latin1'))) this.inMail.add(client);
      return Promise.resolve();
    });
    this.forward(server, client, async (answer) => {
      if (TAKEN.test(answer.toString('latin1'))) this.inMail.delete(client);
      for (const hold of this.holds) await hold.pass(answer, client);
    });
  }

  /** Everything in its order, each piece as slowly as the link is. */
  private forward(from: Socket, to: Socket, pass: (piece: Buffer) => Promise<void>): void {
    let last = Promise.resolve();
    const next = (step: () => Promise<void> | void): void => void (last = last.then(step));
    this.sockets.add(from);
    from.on('data', (piece: Buffer) => {
      next(async () => {
        await pass(piece);
        if (this.paceMs > 0) await new Promise((resolve) => setTimeout(resolve, this.paceMs));
        to.write(piece);
      });
    });
    from.on('end', () => next(() => void to.end()));
    from.on('close', () => this.sockets.delete(from));
    // Closing one end in the middle closes the other one too.
    from.on('error', () => to.destroy());
  }
}
