import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { headers, NoRespondersError, TimeoutError, type NatsConnection } from '@nats-io/transport-node';
import { startBackingStack, type BackingStack } from '@nivel/testing/backing-stack';
import { connectBroker } from './broker.ts';
import { RequestMux } from './request-mux.ts';
import { NotConnectedError, RequestLostError } from './request-errors.ts';

let stack: BackingStack;
let server: NatsConnection;
const connect = (name: string): Promise<NatsConnection> =>
  connectBroker({ url: stack.natsUrl, name, replicas: 1, factsKeptDays: 1 });

beforeAll(async () => {
  stack = await startBackingStack({ uses: ['nats'] });
  server = await connect('server');
  server.subscribe('echo', { callback: (_, message) => void message.respond(message.data) });
  server.subscribe('silence', { callback: () => undefined });
  await server.flush();
});
afterAll(async () => {
  await server.close();
  await stack.stop();
});

describe('a request', () => {
  it('gets its own answer among many', async () => {
    const connection = await connect('client');
    const requests = new RequestMux(connection);
    const responses = await Promise.all(
      Array.from({ length: 500 }, (_, n) => requests.request('echo', String(n), headers(), 5_000)),
    );
    expect(responses.map((response) => response.string())).toEqual(Array.from({ length: 500 }, (_, n) => String(n)));
    await connection.close();
  });

  it('is refused at once without a subscriber, and given up without an answer in time', async () => {
    const connection = await connect('client');
    const requests = new RequestMux(connection);
    // A wait for the deadline would outlive the test.
    await expect(requests.request('nobody.there', '', headers(), 600_000)).rejects.toThrow(NoRespondersError);
    const [slow, other] = await Promise.allSettled([
      requests.request('silence', '', headers(), 100),
      requests.request('echo', 'still here', headers(), 600_000),
    ]);
    expect(slow).toMatchObject({ status: 'rejected', reason: expect.any(TimeoutError) as unknown });
    expect(other.status).toBe('fulfilled');
    await connection.close();
  });

  it('does not wait without end on a closed connection', async () => {
    const connection = await connect('client');
    const requests = new RequestMux(connection);
    const response = requests.request('silence', '', headers(), 60_000);
    void connection.close();
    await expect(response).rejects.toThrow('closed');
    await expect((async () => requests.request('echo', '', headers(), 1_000))()).rejects.toThrow(/closed/i);
  });

  it('fails at once when the connection breaks, and is not made until it is back', async () => {
    const connection = await connect('client');
    const requests = new RequestMux(connection);
    const lost = requests.request('silence', '', headers(), 600_000);
    lost.catch(() => undefined);
    await connection.flush();
    await stack.nats.kill();
    await expect(lost).rejects.toThrow(RequestLostError);
    await expect(requests.request('echo', '', headers(), 600_000)).rejects.toThrow(NotConnectedError);
    await stack.nats.restart();
    const ask = (): Promise<string> =>
      requests.request('echo', 'again', headers(), 5_000).then(
        (response) => response.string(),
        () => new Promise((resolve) => setTimeout(() => resolve(ask()), 50)),
      );
    expect(await ask()).toBe('again');
    await connection.close();
  });
});
