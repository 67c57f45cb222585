import { freePort } from '@nivel/process/ports';
import { SMTPServer } from 'smtp-server';
import PostalMime, { type Email } from 'postal-mime';

/** A real mail server on loopback that a test may stop, start and make refuse. */
export class EmailServer {
  readonly emails: Email[] = [];
  /** Answers for the next e-mails, one each; then every e-mail is taken. */
  readonly refusals: { code: number; text: string }[] = [];
  /** The same, before a recipient is named. */
  readonly senderRefusals: { code: number; text: string }[] = [];
  /** While it is set, e-mails that have come wait for it before they are taken. */
  heldBack: Promise<void> | undefined;
  /** E-mails that have come and are not taken yet. */
  waiting = 0;
  private server: SMTPServer | undefined;

  private constructor(private readonly port: number) {}

  static async start(): Promise<EmailServer> {
    const server = new EmailServer(await freePort());
    await server.open();
    return server;
  }

  get url(): string {
    return `smtp://127.0.0.1:${this.port}`;
  }

  async open(): Promise<void> {
    const server = new SMTPServer({
      authOptional: true,
      disableReverseLookup: true,
      // Connections that a client keeps are cut, as a server that dies does.
      closeTimeout: 50,
      disabledCommands: ['STARTTLS', 'AUTH'],
      onMailFrom: (_address, _session, done) => {
        const refusal = this.senderRefusals.shift();
        done(refusal && Object.assign(new Error(refusal.text), { responseCode: refusal.code }));
      },
      onData: (stream, _session, done) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => void this.take(Buffer.concat(chunks).toString('utf8'), done));
      },
    });
    server.on('error', () => undefined);
    this.server = server;
    await new Promise<void>((resolve) => server.listen(this.port, '127.0.0.1', resolve));
  }

  close(): Promise<void> {
    return new Promise((resolve) => {
      if (this.server === undefined) resolve();
      else this.server.close(resolve);
    });
  }

  /** E-mails to one address. */
  to(address: string): Email[] {
    return this.emails.filter((email) => email.to?.some((one) => one.address === address));
  }

  private async take(source: string, done: (error?: Error | null) => void): Promise<void> {
    const refusal = this.refusals.shift();
    if (refusal) {
      done(Object.assign(new Error(refusal.text), { responseCode: refusal.code }));
      return;
    }
    this.waiting += 1;
    await this.heldBack;
    this.waiting -= 1;
    this.emails.push(await PostalMime.parse(source));
    done();
  }
}
