import { argon2, randomBytes, timingSafeEqual, type Argon2Parameters } from 'node:crypto';
import { createServer } from 'node:http';
import { promisify } from 'node:util';

/** The least that a sign-in can be: Node's own HTTP server, the hash, and a random token. No database, no framework. */
const derive = promisify((parameters: Argon2Parameters, done: (error: Error | null, key: Buffer) => void) =>
  argon2('argon2id', parameters, done),
);
const [, memory, passes, parallelism, salt = '', key = ''] =
  /\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/.exec(process.env['PASSWORD_HASH'] ?? '') ?? [];
const cost = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism), tagLength: 32 };
const [nonce, known] = [Buffer.from(salt, 'base64'), Buffer.from(key, 'base64')];

const mostAtOnce = Number(process.env['HASHES_AT_ONCE']);
let running = 0;
const waiting: (() => void)[] = [];

const isRight = async (password: string): Promise<boolean> => {
  if (running >= mostAtOnce) await new Promise<void>((go) => waiting.push(go));
  else running += 1;
  try {
    return timingSafeEqual(await derive({ message: password, nonce, ...cost }), known);
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
};

const server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const { password } = JSON.parse(Buffer.concat(chunks).toString()) as { password: string };
    void isRight(password).then((right) => {
      response.writeHead(right ? 200 : 400, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ refresh_token: randomBytes(32).toString('base64url') }));
    });
  });
});
server.listen(Number(process.env['PORT']), '127.0.0.1');
