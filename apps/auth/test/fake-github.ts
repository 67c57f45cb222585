import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The calls of GitHub that a sign-in takes, as its own server of an organization answers them. */
export class FakeGitHub {
  emails = [{ email: 'octo@example.test', primary: true, verified: true }];
  readonly asked: string[] = [];

  private constructor(private readonly server: Server) {}

  static async start(): Promise<FakeGitHub> {
    const server = createServer();
    const own = new FakeGitHub(server);
    server.on('request', (request, response) => {
      const { method = '', url = '', headers } = request;
      own.asked.push(`${method} ${url} ${headers.authorization ?? ''}`.trim());
      response.setHeader('content-type', 'application/json; charset=utf-8');
      response.end(JSON.stringify(own.answer(url)));
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return own;
  }

  get issuer(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }

  private answer(url: string): unknown {
    if (url === '/login/oauth/access_token')
      return { access_token: 'gho_1', scope: 'user:email', token_type: 'bearer' };
    if (url === '/api/v3/user') return { id: 583_231, login: 'octo', name: null };
    return url === '/api/v3/user/emails' ? this.emails : { message: 'Not Found' };
  }
}
