import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { PostedForm, SamlProvider } from './saml-provider.ts';

const formOf = ({ action, fields }: PostedForm, label: string): string => {
  const hidden = Object.entries(fields).map(([name, value]) => `<input type="hidden" name="${name}" value="${value}">`);
  return `<form method="post" action="${action}">${hidden.join('')}<button>${label}</button></form>`;
};

/** The page of an identity provider on loopback, which asks only whether to continue. */
export class SamlSite {
  private readonly server: Server;

  private constructor(server: Server) {
    this.server = server;
  }

  /** @param port that of the provider's addresses */
  static async start(provider: SamlProvider, port: number): Promise<SamlSite> {
    const server = createServer((request, response) => {
      const address = new URL(request.url ?? '/', provider.signOnUrl);
      response.setHeader('content-type', 'text/html; charset=utf-8');
      if (address.searchParams.get('SAMLRequest') === null) {
        response.writeHead(404).end();
        return;
      }
      const enter = formOf(provider.answer(address.href), 'Entrar');
      const refuse = formOf(provider.answer(address.href, { envelope: { status: 'Responder' } }), 'Cancelar');
      response.end(
        `<!doctype html><html lang="es"><title>Mi empresa</title><link rel="icon" href="data:,"><main><h1>Mi empresa</h1>${enter}${refuse}</main></html>`,
      );
    });
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    return new SamlSite(server);
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }
}
