import { SMTPServer } from 'smtp-server';
import { freePort } from '@nivel/process/ports';

/** A mail that arrived. */
export interface SunkMail {
  readonly messageId: string;
  readonly traceId: string;
  readonly to: string;
  readonly at: number;
}

const header = (source: string, name: string): string =>
  new RegExp(`^${name}: *<?([^>\\r\\n]*)`, 'im').exec(source)?.[1]?.trim() ?? '';

/** A mail server that accepts everything and records what arrived. */
export class MailSink {
  readonly mails: SunkMail[] = [];
  readonly url: string;
  private readonly server: SMTPServer;

  private constructor(port: number) {
    this.url = `smtp://127.0.0.1:${port}`;
    this.server = new SMTPServer({
      authOptional: true,
      disableReverseLookup: true,
      disabledCommands: ['STARTTLS', 'AUTH'],
      closeTimeout: 100,
      onData: (stream, session, done) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          const source = Buffer.concat(chunks).toString('utf8');
          this.mails.push({
            messageId: header(source, 'Message-ID'),
            traceId: header(source, 'X-Trace-Id'),
            to: session.envelope.rcptTo[0]?.address ?? '',
            at: performance.now(),
          });
          done();
        });
      },
    });
    this.server.on('error', () => undefined);
  }

  static async start(): Promise<MailSink> {
    const port = await freePort();
    const sink = new MailSink(port);
    await new Promise<void>((resolve) => sink.server.listen(port, '127.0.0.1', resolve));
    return sink;
  }

  stop(): Promise<void> {
    return new Promise((resolve) => this.server.close(resolve));
  }
}
