import { request as httpRequest } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { isPublicAddress, publicAddresses } from '@nivel/platform/public-address';
import { failsWith, ModelEndpoint, says, type CompletionReply } from '@nivel/testing/model-endpoint';
import { complete } from './complete.ts';
import { isRefusedAddress, modelDoor, type ModelDoor } from './model-door.ts';

let model: ModelEndpoint;
beforeEach(async () => {
  model = await ModelEndpoint.start();
});
afterEach(async () => model.stop());

const prompt = { system: 'Responde.', user: '¿Listo?', isStreamed: true };
const ask = async (reply: CompletionReply, { isStreamed = true, timeLimit = 5_000 } = {}) => {
  model.reply = reply;
  const parts: string[] = [];
  const endpoint = { address: model.address, model: 'llama', key: 'sk-1' };
  const options = { timeLimit, onText: (textSoFar: () => string) => void parts.push(textSoFar()) };
  const spoken = await complete(endpoint, { ...prompt, isStreamed }, options, modelDoor(model.origin));
  return { spoken, parts };
};
/** Asks the same model, without TLS, under the name of a host. */
const askNamed = async (host: string) => {
  const resolved: string[] = [];
  const resolve = (name: string) => {
    resolved.push(name);
    return Promise.resolve([{ address: '127.0.0.1', family: 4 }]);
  };
  const door: ModelDoor = {
    localOrigin: '',
    open: ({ servername: _, ...options }) => httpRequest(options),
    addresses: { isAllowed: () => true, resolve },
  };
  const address = `https://${host}:${new URL(model.origin).port}/v1`;
  const spoken = await complete({ address, model: 'llama', key: null }, prompt, { timeLimit: 5_000 }, door);
  return { spoken, resolved };
};
const sends =
  (type: string, body: string): CompletionReply =>
  (_, response) =>
    void response.writeHead(200, { 'content-type': type }).end(body);

describe('an answer', () => {
  it('comes whole or as a stream, which is told word by word', async () => {
    expect((await ask(says('Todo va bien.'), { isStreamed: false })).spoken).toEqual({ text: 'Todo va bien.' });
    const { spoken, parts } = await ask(says('Todo va bien.'));
    expect(spoken).toEqual({ text: 'Todo va bien.' });
    expect(parts).toEqual(['Todo', 'Todo va', 'Todo va bien.']);
    expect(model.requests[1]).toMatchObject({
      ...{ path: '/v1/chat/completions', key: 'sk-1', model: 'llama' },
      ...{ system: 'Responde.', user: '¿Listo?', isStreamed: true },
    });
  });

  it('is read wherever its lines are cut', async () => {
    const cut: CompletionReply = (_, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      const event = 'data: {"choices":[{"delta":{"content":"¿Sí?"}}]}\r\n\r\ndata: [DONE]\r\n';
      for (const byte of Buffer.from(event)) response.write(Buffer.of(byte));
      response.end();
    };
    expect(await ask(cut)).toEqual({ spoken: { text: '¿Sí?' }, parts: ['¿Sí?'] });
  });

  it('is read where a service does not stream, and without the thoughts of a model', async () => {
    const whole = JSON.stringify({ choices: [{ message: { content: '<think>Hm.</think> Sí.' } }] });
    expect((await ask(sends('application/json', whole))).spoken).toEqual({ text: 'Sí.' });
    const { spoken, parts } = await ask(says('<think>Veamos esto.</think> Claro.'));
    expect([spoken, parts.filter((part) => part !== '')]).toEqual([{ text: 'Claro.' }, ['Claro.']]);
  });
});

describe('a failure is a result', () => {
  const statuses = [
    [307, 'redirected'],
    [401, 'key_refused'],
    [403, 'key_refused'],
    [404, 'not_found'],
    [429, 'limited'],
    [500, 'failed'],
  ] as const;
  it.each(statuses)('%i: %s', async (status, problem) => {
    const elsewhere = await ModelEndpoint.start();
    const reply = failsWith(status, { location: `${elsewhere.address}/chat/completions` });
    expect((await ask(reply)).spoken).toEqual({ problem });
    expect([model.requests.length, elsewhere.requests.length]).toEqual([1, 0]);
    await elsewhere.stop();
  });

  const nonsense: readonly (readonly [string, CompletionReply])[] = [
    ['a page', sends('text/html', '<h1>Hola</h1>')],
    ['another document', sends('application/json', '{"answer":"Hola"}')],
    ['no content', sends('application/json', '{"choices":[{"message":{"content":"  "}}]}')],
    ['broken events', sends('text/event-stream', 'data: {"choices":[{"delta":\n\n')],
    ['an empty stream', sends('text/event-stream', 'data: [DONE]\n\n')],
    ['bytes that are no text', (_, response) => void response.writeHead(200).end(Buffer.from([0xff, 0xfe, 0xff]))],
    ['more than a megabyte', sends('application/json', `"${'a'.repeat(1_100_000)}"`)],
  ];
  it.each(nonsense)('nonsense: %s', async (_, reply) => {
    expect((await ask(reply)).spoken).toEqual({ problem: 'nonsense' });
  });

  it('timeout: silence, a stream without end, and no time left', async () => {
    expect((await ask(() => undefined, { timeLimit: 100 })).spoken).toEqual({ problem: 'timeout' });
    const endless: CompletionReply = (_, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write('data: {"choices":[{"delta":{"content":"Hola"}}]}\n\n');
    };
    const { spoken, parts } = await ask(endless, { timeLimit: 200 });
    expect([spoken, parts]).toEqual([{ problem: 'timeout' }, ['Hola']]);
    expect((await ask(says('Hola'), { timeLimit: 0 })).spoken).toEqual({ problem: 'timeout' });
  });

  it('unreachable: a broken connection, another protocol, and a port where nobody listens', async () => {
    expect((await ask((_, response) => void response.destroy())).spoken).toEqual({ problem: 'unreachable' });
    const switched = 'HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n';
    expect((await ask((_, { socket }) => void socket?.end(switched))).spoken).toEqual({ problem: 'unreachable' });
    const gone = await ModelEndpoint.start();
    const { address, origin } = gone;
    await gone.stop();
    const endpoint = { address, model: 'llama', key: null };
    expect(await complete(endpoint, prompt, { timeLimit: 5_000 }, modelDoor(origin))).toEqual({
      problem: 'unreachable',
    });
  });
});

describe('an address', () => {
  const refused = [
    'http://models.example/v1',
    'https://127.0.0.1/v1',
    'https://10.1.2.3/v1',
    'https://169.254.169.254/v1',
    'https://[::1]/v1',
    'https://[::ffff:10.0.0.1]/v1',
    'http://127.0.0.1:11434/v1',
  ];
  it.each(refused)('%s is refused unless the operator allows its origin', async (address) => {
    expect(isRefusedAddress(address, { localOrigin: '' })).toBe(true);
    const endpoint = { address, model: 'llama', key: null };
    expect(await complete(endpoint, prompt, { timeLimit: 5_000 }, modelDoor(''))).toEqual({
      problem: 'address_refused',
    });
    expect(isRefusedAddress(address, { localOrigin: new URL(address).origin })).toBe(false);
  });

  it('is resolved once, and called where it was checked; a private one among its answers refuses it', async () => {
    const resolving = (...found: string[]): ModelDoor => ({
      ...modelDoor(''),
      addresses: {
        ...publicAddresses,
        isAllowed: isPublicAddress,
        resolve: () => Promise.resolve(found.map((address) => ({ address, family: 4 }))),
      },
    });
    const endpoint = { address: 'https://models.example/v1', model: 'llama', key: null };
    for (const door of [resolving('10.0.0.1'), resolving('93.184.216.34', '127.0.0.1')])
      expect(await complete(endpoint, prompt, { timeLimit: 5_000 }, door)).toEqual({ problem: 'address_refused' });
    const { spoken, resolved } = await askNamed('models.example');
    expect([spoken, resolved]).toEqual([{ text: 'Listo.' }, ['models.example']]);
  });

  it('decides under which name the limit of an answer is known', async () => {
    for (const host of ['models.example', 'notopenai.com', 'api.openai.com', 'own.openai.azure.com'])
      await askNamed(host);
    const [older, newer] = [['"max_tokens":2000'], ['"max_completion_tokens":2000']];
    const limits = model.requests.map(({ body }) => body.match(/"max_\w+":\d+/g));
    expect(limits).toEqual([older, older, newer, newer]);
  });
});
