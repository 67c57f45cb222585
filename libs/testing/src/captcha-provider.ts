import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** What it does with the next tokens: `away` hangs up, `silent` never answers. */
type CaptchaMood = 'checks' | 'away' | 'silent' | 'broken';

const SECRET = 'a secret of the test';
const SITE_KEY = 'a key for pages';

/** The program of the widget: a frame with one checkbox, which hands the page a token. It has the calls of both providers. */
const program = (origin: string, onload: string): string => `(() => {
  const frames = new Map();
  const render = (place, options) => {
    const frame = Object.assign(document.createElement('iframe'), { title: 'Captcha', width: 300, height: 65 });
    frame.src = ${JSON.stringify(origin)} + '/widget';
    const hear = ({ source, data }) => source === frame.contentWindow && options.callback(data);
    addEventListener('message', hear);
    place.append(frame);
    const id = String(frames.size + 1);
    frames.set(id, () => { removeEventListener('message', hear); frame.remove(); });
    return id;
  };
  window.turnstile = window.hcaptcha = { render, remove: (id) => frames.get(id)?.() };
  window[${JSON.stringify(onload)}]?.();
})();`;

const widget = (token: string): string => `<!doctype html><html lang="es"><title>Captcha</title><main>
<label><input type="checkbox" onchange="parent.postMessage('${token}', '*')"> Soy una persona</label></main></html>`;

/** A provider of captchas on loopback that speaks as Turnstile and hCaptcha do. Its tokens count once. */
export class CaptchaProviderStandIn {
  mood: CaptchaMood = 'checks';
  /** The forms with which it was asked about tokens. */
  readonly asked: URLSearchParams[] = [];
  private readonly tokens = new Set<string>();
  private readonly server: Server;
  private made = 0;

  private constructor(server: Server) {
    this.server = server;
  }

  static async start(): Promise<CaptchaProviderStandIn> {
    const server = createServer();
    const own = new CaptchaProviderStandIn(server);
    server.on('request', (request, response) => void own.answer(request, response));
    server.listen(0, 'localhost');
    await once(server, 'listening');
    return own;
  }

  get origin(): string {
    return `http://localhost:${(this.server.address() as AddressInfo).port}`;
  }

  /** How an installation is told about it. */
  settings(provider: 'turnstile' | 'hcaptcha' = 'turnstile') {
    return {
      CAPTCHA_PROVIDER: provider,
      CAPTCHA_SITE_KEY: SITE_KEY,
      CAPTCHA_SECRET: SECRET,
      CAPTCHA_SCRIPT: `${this.origin}/api.js`,
      CAPTCHA_VERIFY_URL: `${this.origin}/siteverify`,
    };
  }

  /** A token as the widget hands it out. */
  token(): string {
    const token = `token-${++this.made}`;
    this.tokens.add(token);
    return token;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', this.origin);
    if (pathname === '/api.js')
      send(response, 'text/javascript', program(this.origin, searchParams.get('onload') ?? ''));
    else if (pathname === '/widget') send(response, 'text/html', widget(this.token()));
    else await this.verify(new URLSearchParams(await text(request)), response);
  }

  private async verify(form: URLSearchParams, response: ServerResponse): Promise<void> {
    this.asked.push(form);
    if (this.mood === 'silent') return;
    if (this.mood === 'away') response.destroy();
    else if (this.mood === 'broken') send(response, 'text/html', '<h1>502</h1>', 502);
    else send(response, 'application/json', JSON.stringify(this.verdict(form)));
  }

  private verdict(form: URLSearchParams): object {
    if (form.get('secret') !== SECRET) return { success: false, 'error-codes': ['invalid-input-secret'] };
    if (this.tokens.delete(form.get('response') ?? '')) return { success: true, 'error-codes': [] };
    return { success: false, 'error-codes': ['timeout-or-duplicate'] };
  }
}

const send = (response: ServerResponse, type: string, body: string, status = 200): void => {
  response.writeHead(status, { 'content-type': `${type}; charset=utf-8` }).end(body);
};
