import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { expect, it } from '@jest/globals';
import { freePort } from './ports.ts';

const listening = async (): Promise<[Server, number]> => {
  const server = createServer().listen(0);
  await once(server, 'listening');
  return [server, (server.address() as { port: number }).port];
};

it('skips ports given out by this process or another, though nothing listens there yet, and ports in use', async () => {
  const own = await freePort();
  const other = createSocket('udp4').bind({ port: 0, address: '127.0.0.1' });
  await once(other, 'listening');
  const [server, taken] = await listening();
  const [ended, free] = await listening();
  ended.close();
  await once(ended, 'close');

  const proposed = [own, other.address().port, taken, free];
  expect(await freePort(() => proposed.shift() ?? 0)).toBe(free);
  other.close();
  server.close();
});
