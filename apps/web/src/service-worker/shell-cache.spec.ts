import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { activateShell, installShell, keptFile, pageFor } from './shell-cache.ts';

const nameOf = (request: RequestInfo): string =>
  new URL(typeof request === 'string' ? request : request.url, 'http://site').pathname;

/** The storage of a browser, in the order in which its caches were made. */
class Caches {
  readonly all = new Map<string, Map<string, string>>();
  readonly keys = async () => [...this.all.keys()];
  readonly delete = async (name: string) => this.all.delete(name);
  readonly open = async (name: string) => {
    const files = this.all.get(name) ?? new Map<string, string>();
    this.all.set(name, files);
    return {
      match: async (request: RequestInfo) => this.found(files.get(nameOf(request))),
      put: async (request: RequestInfo, response: Response) =>
        void files.set(nameOf(request), await response.clone().text()),
    };
  };
  readonly match = async (request: RequestInfo) =>
    this.found([...this.all.values()].map((files) => files.get(nameOf(request))).find((text) => text !== undefined));

  private found(text: string | undefined): Response | undefined {
    return text === undefined ? undefined : new Response(text);
  }
}

let caches: Caches;
let requests: string[];
/** The network's answer at a path; none where it is down. */
let network: (path: string) => Response | null;
const { fetch } = globalThis;

beforeEach(() => {
  caches = new Caches();
  requests = [];
  network = (path) => new Response(`new ${path}`);
  Object.assign(globalThis, {
    caches,
    skipWaiting: async () => undefined,
    clients: { claim: async () => undefined },
    fetch: async (request: RequestInfo) => {
      requests.push(nameOf(request));
      const response = network(nameOf(request));
      if (response === null) throw new TypeError('no network');
      return response;
    },
  });
});
afterEach(() => {
  Object.assign(globalThis, { fetch });
  for (const name of ['caches', 'skipWaiting', 'clients', 'NIVEL_SHELL']) Reflect.deleteProperty(globalThis, name);
});

const install = async (version: string, files: readonly string[]): Promise<void> => {
  Object.assign(globalThis, { NIVEL_SHELL: { version, files } });
  await installShell();
  await activateShell();
};
const page = new Request('http://site/estudiantes-dashboard');
const file = (path: string) => new Request(`http://site${path}`);

describe('the program of the pages on a device', () => {
  it('is fetched whole, and of a new version only what has changed', async () => {
    await install('one', ['/assets/a.js', '/assets/b.js']);
    expect(requests).toEqual(['/index.html', '/assets/a.js', '/assets/b.js']);
    requests.length = 0;
    await install('two', ['/assets/a.js', '/assets/c.js']);
    expect(requests).toEqual(['/index.html', '/assets/c.js']);
  });

  it('stays of the version before, whose pages may be open, and of no older one', async () => {
    for (const name of ['one', 'two', 'three']) await install(name, [`/assets/${name}.js`]);
    network = () => null;
    expect(await (await keptFile(file('/assets/two.js'))).text()).toBe('new /assets/two.js');
    await expect(keptFile(file('/assets/one.js'))).rejects.toThrow('no network');
  });

  it('is not taken where a file of it is missing', async () => {
    await install('one', ['/assets/a.js']);
    network = (path) => new Response('', { status: path.endsWith('gone.js') ? 404 : 200 });
    await expect(install('two', ['/assets/gone.js'])).rejects.toThrow('/assets/gone.js answered 404');
    expect([...caches.all.keys()]).toEqual(['nivel-shell-one']);
  });

  it('is that of the network while that answers, and the kept one where it does not', async () => {
    await install('one', []);
    network = () => new Response('newest');
    expect(await (await pageFor(page)).text()).toBe('newest');
    network = () => null;
    expect(await (await pageFor(page)).text()).toBe('new /index.html');
    network = () => new Response('a proxy', { status: 502 });
    expect(await (await pageFor(page)).text()).toBe('new /index.html');
  });
});
