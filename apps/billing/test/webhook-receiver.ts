import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { takeStripeEvent } from '@nivel/contracts/billing/take-stripe-event.operation';
import { AppError } from '@nivel/contracts/kernel/app-error';
import type { Caller } from '@nivel/testing/caller';

/** Takes webhooks over HTTP and hands them to the service as the gateway does. */
export class WebhookReceiver {
  /** Until a receiver is set, senders get a response that makes them retry. */
  to: Caller | undefined;

  private constructor(private readonly server: Server) {}

  static async start(): Promise<WebhookReceiver> {
    const statusOf = async (request: IncomingMessage): Promise<number> => {
      const body = (await buffer(request)).toString('base64');
      const signature = request.headers['stripe-signature'];
      const headers: Record<string, string> = typeof signature === 'string' ? { 'stripe-signature': signature } : {};
      if (receiver.to === undefined) return 503;
      return receiver.to.ask(takeStripeEvent, { body, headers }).then(
        () => 200,
        (error: unknown) => (error instanceof AppError && error.definition.kind === 'invalid' ? 400 : 503),
      );
    };
    const server = createServer((request, response) => {
      void statusOf(request).then((status) => response.writeHead(status).end());
    });
    const receiver = new WebhookReceiver(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return receiver;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/webhooks/stripe`;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}
