import { createServer, Agent, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { fire, outcomeOf, type Outcome } from './bench/load.ts';
import { loadRow, loadTable } from './bench/load-row.ts';
import { refusals } from './bench/refusals.ts';
import { waitsLine } from './bench/summary.ts';
import { Report } from './measuring.ts';

/** The server's next answers; it starts again at the end. */
let statuses: number[] = [200];
let asked = 0;
let server: Server;
let site: string;
const agent = new Agent({ keepAlive: true });

beforeAll(async () => {
  server = createServer((request, response) => {
    request.resume();
    response.writeHead(statuses[(asked += 1) % statuses.length] ?? 200).end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  agent.destroy();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const shoot = async (): Promise<Outcome> =>
  outcomeOf(await fire(2, 100, agent, () => ({ method: 'GET', url: new URL(site), headers: {} })));
const callers = Array.from({ length: 20 }, (_, n) => ({ userId: String(n), token: 'a-token' }));
const refusing = async (): Promise<string> => waitsLine('refusal', await refusals(site, callers));

it('a row of the load counts refusals, and the run succeeds', async () => {
  // Of two connections that ask at once, one is refused.
  statuses = [503, 200];
  const report = new Report();
  const row = await report.measure('sign-in', (refused) => loadRow('sign-in', 2, 1, refused, shoot));
  if (row === undefined) throw new Error('it was not measured');
  expect(row.refused).toBeGreaterThan(0);
  expect(row.rate).toBeGreaterThan(0);
  expect(loadTable([row]).split('\n')[1]).toMatch(new RegExp(`^sign-in .* ${row.refused}$`));
  expect(report.toString()).toMatch(/sign-in: \d+ refused or failed \(ours 503: \d+, baseline 503: \d+\)/);
  expect(report.exitCode).toBe(0);
});

it('a row of samples leaves out refusals, and states their number', async () => {
  statuses = [400, 400, 400, 503];
  const report = new Report();
  await report.text('refusal', refusing);
  expect(report.toString()).toMatch(/\(n = 15\)/);
  expect(report.toString()).toMatch(/5 refused or failed \(503: 5\)/);
  expect(report.exitCode).toBe(0);
});

it('what could not be measured is named and ends the run with 1, after everything else was measured', async () => {
  statuses = [503];
  const report = new Report();
  expect(await report.measure('sign-in', (refused) => loadRow('sign-in', 2, 1, refused, shoot))).toBeUndefined();
  await report.text('a', refusing);
  statuses = [400];
  await report.text('b', refusing);
  expect(report.toString()).toContain('sign-in: COULD NOT BE MEASURED');
  expect(report.toString()).toContain('a: COULD NOT BE MEASURED');
  expect(report.toString()).toContain('20 refused or failed (503: 20)');
  expect(report.toString()).toContain('(n = 20)');
  expect(report.exitCode).toBe(1);
});

it('a server that is down is counted like one that refuses', async () => {
  const report = new Report();
  const away = () => fire(1, 50, agent, () => ({ method: 'GET', url: new URL('http://127.0.0.1:9'), headers: {} }));
  const row = await report.measure('gone', (refused) =>
    loadRow('sign-in', 1, 1, refused, async () => outcomeOf(await away())),
  );
  expect(row).toBeUndefined();
  expect(report.toString()).toMatch(/ours 0: \d+, baseline 0: \d+/);
});
