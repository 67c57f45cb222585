import { connect, type Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { addresses } from '../stack/addresses.ts';
import { ask } from './ask.ts';

type Bytes = Buffer<ArrayBuffer> | string;

const AT = '/storage/v1/object/';

/** The result of a request about a file: its status, and the code of what refused it. */
export type Verdict = readonly [status: number, code: string];

const codeIn = (text: string): string => {
  try {
    const { code } = JSON.parse(text) as { code?: unknown };
    return typeof code === 'string' ? code : '';
  } catch {
    return '';
  }
};

/** Sends a file to a path of the storage door, still encoded: a program need not be a browser. */
export const sendFile = async (
  token: string,
  path: string,
  body: Bytes,
  headers: Readonly<Record<string, string>> = {},
  method = 'POST',
): Promise<Verdict> => {
  const authorization = `Bearer ${token}`;
  const response = await fetch(`${addresses().site}${AT}${path}`, {
    method,
    body: typeof body === 'string' ? body : new Blob([body]),
    headers: { 'content-type': 'application/octet-stream', authorization, ...headers },
  });
  return [response.status, codeIn(await response.text())];
};

/** Sends more and more, and never says how much it will be. The connection may end before its answer is read: that is a refusal too. */
export const sendEndless = async (token: string, path: string): Promise<number> => {
  const over = new AbortController();
  const body = new ReadableStream({
    // Yields to other work; otherwise no answer would ever be read. A finished request is read on automatically while it has
    // data.
    pull: async (controller): Promise<void> => {
      await setImmediate();
      if (over.signal.aborted) controller.close();
      else controller.enqueue(Buffer.alloc(256_000));
    },
  });
  const headers = { authorization: `Bearer ${token}` };
  const init = { method: 'POST', body, duplex: 'half', headers, signal: over.signal } as const;
  try {
    return (await fetch(`${addresses().site}${AT}${path}`, init)).status;
  } catch {
    return 413;
  } finally {
    over.abort();
  }
};

/** The head of an upload, and nothing behind it. */
const connectTo = (token: string, path: string, said: number): Socket => {
  const { hostname, port } = new URL(addresses().site);
  const socket = connect(Number(port), hostname);
  socket.write(
    `POST ${AT}${path} HTTP/1.1\r\nHost: ${hostname}\r\nAuthorization: Bearer ${token}\r\nContent-Length: ${said}\r\n\r\n`,
  );
  return socket;
};

/** Announces a number of bytes, and sends none. @returns the status of the answer */
export const sayLength = (token: string, path: string, said: number): Promise<number> =>
  new Promise((resolve, reject) => {
    const socket = connectTo(token, path, said);
    socket.once('error', reject);
    socket.once('data', (chunk) => {
      resolve(Number(chunk.toString('latin1').split(' ')[1]));
      socket.destroy();
    });
  });

/** Announces a number of bytes, sends some, and closes the connection. */
export const sendAndHangUp = (token: string, path: string, sent: number, said: number): Promise<void> =>
  new Promise((resolve) => {
    const socket = connectTo(token, path, said);
    socket.on('error', () => undefined);
    socket.on('close', () => resolve());
    socket.write(Buffer.alloc(sent), () => socket.destroy());
  });

/** An address at which a file opens for a while; null where none is given. */
export const signFile = async (token: string, path: string, expiresIn: number): Promise<string | null> => {
  const { body } = await ask('POST', `${AT}sign/${path}`, { token, body: { expiresIn } });
  const { signedURL } = body as { signedURL?: string };
  return signedURL === undefined ? null : `/storage/v1${signedURL}`;
};

/** The content at an address of the site. */
export const openFile = async (path: string, headers: Readonly<Record<string, string>> = {}) => {
  const response = await fetch(`${addresses().site}${path}`, { headers });
  const bytes = Buffer.from(await response.arrayBuffer());
  return { status: response.status, bytes, head: Object.fromEntries(response.headers) };
};
