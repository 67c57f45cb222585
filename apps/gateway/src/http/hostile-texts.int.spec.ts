import { monitorEventLoopDelay } from 'node:perf_hooks';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { io } from 'socket.io-client';
import { followLink } from '@nivel/contracts/auth/follow-link.operation';
import { issueToken } from '@nivel/contracts/auth/issue-token.operation';
import { readUser } from '@nivel/contracts/auth/read-user.operation';
import { signUp } from '@nivel/contracts/auth/sign-up.operation';
import { GatewayWorld, type OpenGateway } from '../../test/gateway-world.ts';
import { sendRaw } from '../../test/raw-response.ts';

let world: GatewayWorld;
let gateway: OpenGateway;
let token: string;

beforeAll(async () => {
  world = await GatewayWorld.start();
  gateway = await world.gateway({ RATE_TOKEN: '0', LIVE_RENEW_MS: '0' });
  token = await world.service.token();
  // A service that accepts any text.
  for (const { name } of [issueToken, signUp, readUser, followLink])
    world.service.handlers.set(name, () => Promise.resolve({ status: 400, body: {} }));
});
afterAll(() => world.stop());

/** Texts of a size on which careless code works longer than in proportion to it. */
const hostile: Readonly<Record<string, (size: number) => string>> = {
  'opening brackets': (size) => '('.repeat(size),
  'nested brackets': (size) => 'a('.repeat(size / 3) + ')'.repeat(size / 3),
  'square brackets': (size) => '['.repeat(size),
  'nested objects': (size) => '{"a":'.repeat(size / 5),
  'a long number': (size) => '9'.repeat(size),
  'a long fraction': (size) => `0.${'0'.repeat(size - 3)}1`,
  backslashes: (size) => '\\'.repeat(size),
  'escaped quotes': (size) => '\\"'.repeat(size / 2),
  quotes: (size) => '"'.repeat(size),
  commas: (size) => ','.repeat(size),
  spaces: (size) => `a${' '.repeat(size - 2)}b`,
  'line ends': (size) => '\\n'.repeat(size / 2),
  dots: (size) => '.'.repeat(size),
  'path steps': (size) => '../'.repeat(size / 3),
  semicolons: (size) => 'a=;'.repeat(size / 3),
  'combining marks': (size) => `a${'\u0301'.repeat(size / 2)}`,
  ligatures: (size) => '\ufdfa'.repeat(size / 3),
  'half a surrogate': (size) => '\ud83d'.repeat(size / 3),
  questions: (size) => 'module(id:"a"){id} '.repeat(size / 19),
  names: (size) => 'name '.repeat(size / 5),
};
const harmless = (size: number): string => 'a'.repeat(size);

/** Node's limit for the head of a request; more is refused before any code of ours runs. */
const HEAD = 12_000;
const BODY = 900_000;
/** The maximum of a GraphQL request, which the gateway itself parses. */
const GRAPH = 45_000;
const auth = (): string => `Authorization: Bearer ${token}\r\n`;
const send = async (line: string, headers: string, body = ''): Promise<number> => {
  const length = body === '' ? '' : `Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n`;
  const response = await sendRaw(
    gateway.url,
    `${line} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${length}${headers}\r\n${body}`,
  );
  return response.status;
};
const asQuery = (text: string): string => encodeURIComponent(text.toWellFormed()).slice(0, HEAD).replace(/%.?$/, '');
/** Header values are bytes; marks come as the UTF-8 that a browser would never send there, but a program may. */
const asHeader = (text: string): string => Buffer.from(text.slice(0, HEAD)).subarray(0, HEAD).toString('latin1');

interface Door {
  readonly size: number;
  /** Whether none of these texts is accepted here; headers may come with a valid request. */
  readonly isRefused: boolean;
  /** Resolves with the status of the answer. */
  knock(text: string): Promise<number>;
}
const header = (name: string, path = '/rest/v1/things'): Door => ({
  size: HEAD,
  isRefused: false,
  knock: (text) => send(`GET ${path}`, `${name === 'Authorization' ? '' : auth()}${name}: ${asHeader(text)}\r\n`),
});
const parameter = (name: string, isRefused = true): Door => ({
  size: HEAD,
  isRefused,
  knock: (text) => send(`GET /rest/v1/things?${name}${asQuery(text)}`, auth()),
});
const body = (path: string, size: number, dress: (text: string) => string): Door => ({
  size,
  isRefused: true,
  knock: (text) => send(`POST ${path}`, auth(), dress(text)),
});

const doors: Readonly<Record<string, Door>> = {
  'the body of a procedure': body('/rest/v1/rpc/complete_thing', BODY, (text) => text),
  'a field of a procedure': body('/rest/v1/rpc/complete_thing', BODY, (text) => JSON.stringify({ thing_id: text })),
  'the body of a sign-in': body('/auth/v1/token?grant_type=password', 15_000, (text) => text),
  'a field of a sign-up': body('/auth/v1/signup', 15_000, (text) => JSON.stringify({ email: text })),
  'a GraphQL query': body('/graphql', GRAPH, (text) => JSON.stringify({ query: text })),
  'a GraphQL query that is short enough to be read': body('/graphql', 19_000, (text) =>
    JSON.stringify({ query: `{ ${text} }` }),
  ),
  'a GraphQL query of few words': body('/graphql', 1_800, (text) => JSON.stringify({ query: `{ ${text} }` })),
  'a GraphQL variable': body('/graphql', GRAPH, (text) =>
    JSON.stringify({ query: 'query($id: ID!) { module(id: $id) { id } }', variables: { id: [text] } }),
  ),
  'the name of a GraphQL operation': body('/graphql', GRAPH, (text) =>
    JSON.stringify({ query: '{__typename}', operationName: text }),
  ),
  'the body of GraphQL': body('/graphql', GRAPH, (text) => text),
  'the columns of a table': parameter('select=', false),
  'embedded rows of a table': parameter('select=a('),
  'a filter': parameter('id=eq.', false),
  'a list in a filter': parameter('id=in.("'),
  'the order of a table': parameter('order=', false),
  'the limit of a table': parameter('limit='),
  'any parameter': parameter(''),
  'the query of an auth path': {
    size: HEAD,
    isRefused: false,
    knock: (text) => send(`GET /auth/v1/verify?token=${asQuery(text)}`, ''),
  },
  'a path': { size: HEAD, isRefused: false, knock: (text) => send(`GET /${asQuery(text)}`, '') },
  'a path of media': { size: HEAD, isRefused: false, knock: (text) => send(`GET /media/${asQuery(text)}`, '') },
  'the name of a procedure': {
    size: HEAD,
    isRefused: false,
    knock: (text) => send(`POST /rest/v1/rpc/${asQuery(text)}`, ''),
  },
  'a bearer token': header('Authorization'),
  cookies: header('Cookie', '/auth/v1/user'),
  'a forwarded address': header('X-Forwarded-For'),
  'an origin': header('Origin'),
  'a range': header('Range'),
  'a preference': header('Prefer'),
  'a trace': header('traceparent'),
  'a content type': {
    size: HEAD,
    isRefused: false,
    knock: (text) =>
      send('POST /graphql', `Content-Length: 1\r\nContent-Type: application/json;${asHeader(text)}\r\n\r\n{`),
  },
  'accepted encodings of a page': header('Accept-Encoding', '/'),
  'known versions of a page': header('If-None-Match', '/'),
  'a range of media': header('Range', '/media/x100/none.webm'),
  'the token of a live socket': { size: 15_000, isRefused: true, knock: (text) => knockLive(text) },
};

const knockLive = (given: string): Promise<number> =>
  new Promise((resolve) => {
    const socket = io(gateway.url, {
      auth: { token: given },
      reconnection: false,
      forceNew: true,
      transports: ['websocket'],
    });
    const leave = (status: number) => () => {
      socket.close();
      resolve(status);
    };
    socket.on('ready', leave(200));
    socket.on('connect_error', leave(401));
    // A frame that is too large is no reason to answer.
    socket.io.once('close', () => resolve(413));
  });

const longestBlock = async (work: () => Promise<unknown>): Promise<number> => {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  await work();
  // The next tick reveals a block at the very end.
  await new Promise((resolve) => setTimeout(resolve, 3));
  delay.disable();
  return delay.max / 1e6;
};

/** A text may cost ten times as much as a harmless one of its size; a quadratic one costs hundreds of times as much. */
const DEARER = 10;
/** A busy machine blocks as well. An attempt this frequent that blocks each time blocks on its own account. */
const TRIES = 8;

describe('texts made to keep a server busy', () => {
  const longest = { ms: 0, of: '' };
  afterAll(() => void process.stdout.write(`longest block: ${longest.ms.toFixed(1)} ms (${longest.of})\n`));

  it.each(Object.entries(doors))('%s is answered in proportion to its size', async (name, door) => {
    const usual: number[] = [];
    for (let n = 0; n < 4; n += 1) usual.push(await longestBlock(() => door.knock(harmless(door.size))));
    const bound = Math.max(2, ...usual) * DEARER;
    const slow: string[] = [];
    for (const [what, make] of Object.entries(hostile)) {
      const text = make(door.size);
      let best = Infinity;
      for (let n = 0; n < TRIES && best > bound; n += 1) {
        const took = await longestBlock(async () => {
          const status = await door.knock(text);
          const [least, most] = door.isRefused ? [400, 431] : [200, 431];
          expect([what, status >= least && status <= most ? 'answered' : status]).toEqual([what, 'answered']);
        });
        best = Math.min(best, took);
      }
      if (best > bound) slow.push(`${what}: ${best.toFixed(1)} ms, a harmless one ${Math.max(...usual).toFixed(1)} ms`);
      if (best > longest.ms) Object.assign(longest, { ms: best, of: `${what} as ${name}` });
    }
    expect(slow).toEqual([]);
  });
});
