import { Agent, createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';

/**
 * The load balancer before the gateways of a cluster, for a run: each request goes to the next active one, over connections of
 * its own, and one that was taken out gets no further request. Nothing is tried twice.
 */
export class Balancer {
  private readonly targets = new Map<number, Agent>();
  private readonly server: Server;
  private turn = 0;

  private constructor() {
    this.server = createServer((asked, response) => this.pass(asked, response));
  }

  static async start(port: number, targets: readonly number[]): Promise<Balancer> {
    const balancer = new Balancer();
    for (const target of targets) balancer.putIn(target);
    await new Promise<void>((resolve) => balancer.server.listen(port, '127.0.0.1', resolve));
    return balancer;
  }

  putIn(port: number): void {
    this.targets.set(port, new Agent({ keepAlive: true }));
  }

  /** It still answers its pending requests. */
  takeOut(port: number): void {
    this.targets.delete(port);
  }

  async stop(): Promise<void> {
    for (const agent of this.targets.values()) agent.destroy();
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private pass(asked: IncomingMessage, response: ServerResponse): void {
    this.turn += 1;
    const [port, agent] = [...this.targets][this.turn % this.targets.size] ?? [];
    if (port === undefined || agent === undefined) return void response.writeHead(503).end('no gateway is in');
    const { method, url, headers } = asked;
    const handed = request({ host: '127.0.0.1', port, agent, method, path: url, headers }, (got) => {
      response.writeHead(got.statusCode ?? 502, got.headers);
      got.pipe(response);
    });
    handed.on('error', ({ message }) => {
      if (response.headersSent) response.destroy();
      else response.writeHead(502).end(message);
    });
    asked.pipe(handed);
  }
}
