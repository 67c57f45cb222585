import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** What it was asked to send. */
interface TakenSms {
  readonly path: string;
  readonly authorization: string;
  readonly form: Readonly<Record<string, string>>;
}

/** A provider of SMS on loopback that answers as Twilio does. */
export class SmsProvider {
  readonly taken: TakenSms[] = [];
  /** Answers for the next SMS, one each; then every SMS is taken. */
  readonly refusals: { status: number; code: number }[] = [];

  private constructor(private readonly server: Server) {}

  static async start(): Promise<SmsProvider> {
    const server = createServer();
    const provider = new SmsProvider(server);
    server.on('request', (request, response) => {
      const take = async (): Promise<void> => {
        const form = Object.fromEntries(new URLSearchParams(await text(request)));
        const refusal = provider.refusals.shift();
        if (refusal === undefined)
          provider.taken.push({ path: request.url ?? '', authorization: request.headers.authorization ?? '', form });
        const { status, code } = refusal ?? { status: 201, code: 0 };
        response.writeHead(status, { 'content-type': 'application/json' });
        response.end(JSON.stringify(refusal ? { code, message: `not to ${form['To']}` } : { sid: 'SM1' }));
      };
      void take();
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return provider;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** The texts to a number. */
  to(phone: string): string[] {
    return this.taken.filter(({ form }) => form['To'] === `+${phone}`).map(({ form }) => form['Body'] ?? '');
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }
}
