import { createServer, type Server } from 'node:http';
import { collectDefaultMetrics, register } from 'prom-client';
import { withTimeout } from '@nivel/messaging/with-timeout';

export type ReadinessCheck = () => Promise<void> | void;

/** `/livez` touches no dependency; `/readyz` asks each of them (R12). */
export class Health {
  private readonly checks = new Map<string, ReadinessCheck>();
  private draining = false;

  /** A dependency without which no request can be answered. The check throws when it is away. */
  add(name: string, check: ReadinessCheck): void {
    this.checks.set(name, check);
  }

  /** Reports "not ready" from now on: the process is about to end. */
  drain(): void {
    this.draining = true;
  }

  async readiness(): Promise<{ ready: boolean; failing: string[] }> {
    if (this.draining) return { ready: false, failing: ['draining'] };
    const results = await Promise.all(
      [...this.checks].map(async ([name, check]) => {
        try {
          await withTimeout(1_500, Promise.resolve(check()));
          return null;
        } catch {
          return name;
        }
      }),
    );
    const failing = results.filter((name) => name !== null);
    return { ready: failing.length === 0, failing };
  }
}

/** Starts the probe server of a service. */
export const startHealthServer = async (
  health: Health,
  host: string,
  port: number,
): Promise<{ server: Server; port: number }> => {
  if (register.getSingleMetric('process_cpu_user_seconds_total') === undefined) collectDefaultMetrics();
  const server = createServer((request, response) => {
    void responseOf(health, request.url ?? '/').then(({ status, type, body }) => {
      response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(body);
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const address = server.address();
  return { server, port: typeof address === 'object' && address ? address.port : port };
};

/** The three operator routes, shared by the services' probe server and the gateway. */
export const responseOf = async (
  health: Health,
  url: string,
): Promise<{ status: number; type: string; body: string }> => {
  if (url === '/livez') return { status: 200, type: 'application/json', body: '{"status":"alive"}' };
  if (url === '/metrics') return { status: 200, type: register.contentType, body: await register.metrics() };
  if (url !== '/readyz') return { status: 404, type: 'application/json', body: '{"status":"not found"}' };
  const { ready, failing } = await health.readiness();
  return {
    status: ready ? 200 : 503,
    type: 'application/json',
    body: JSON.stringify({ status: ready ? 'ready' : 'not ready', failing }),
  };
};
