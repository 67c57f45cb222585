import { createHash, createHmac, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

interface Keys {
  readonly id: string;
  readonly secret: string;
}
interface Asked {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
}
interface Said {
  readonly status: number;
  readonly body?: Buffer | string;
  readonly headers?: Record<string, string>;
}

const hash = (data: Buffer | string): string => createHash('sha256').update(data).digest('hex');
const mac = (key: Buffer | string, data: string): Buffer => createHmac('sha256', key).update(data).digest();
const encoded = (text: string): string =>
  encodeURIComponent(text).replaceAll(/[!'()*]/g, (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`);
const failure = (status: number, code: string): Said => ({ status, body: `<Error><Code>${code}</Code></Error>` });

/** Whether a request is signed with these keys: AWS Signature Version 4, with its body. */
const isSigned = ({ method, path, query, headers, body }: Asked, { id, secret }: Keys): boolean => {
  const form =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=(\w{64})$/;
  const [, who, day = '', region = '', names = '', signature] = form.exec(headers.authorization ?? '') ?? [];
  const payload = String(headers['x-amz-content-sha256']);
  if (who !== id || (payload !== 'UNSIGNED-PAYLOAD' && payload !== hash(body))) return false;
  const signed = names.split(';');
  if (!['host', 'x-amz-content-sha256', 'x-amz-date'].every((name) => signed.includes(name))) return false;
  const asked = [...query].map(([name, value]) => `${encoded(name)}=${encoded(value)}`).sort();
  const lines = signed.map((name) => `${name}:${String(headers[name]).trim().replaceAll(/ +/g, ' ')}\n`);
  const canonical = [method, path, asked.join('&'), lines.join(''), names, payload].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, hash(canonical)].join('\n');
  const key = [day, region, 's3', 'aws4_request'].reduce<Buffer | string>(mac, `AWS4${secret}`);
  return mac(key, text).toString('hex') === signature;
};

/** An S3 store with the operations that files need: one bucket in memory, and every signature is verified. */
export class FakeS3 {
  readonly keys: Keys = { id: 'test-key', secret: randomUUID() };
  readonly bucket = 'files';
  /** The stored objects, by key. */
  readonly objects = new Map<string, Buffer>();
  /** Uploads in parts that were neither completed nor given up. */
  readonly uploads = new Map<string, Map<number, Buffer>>();
  /** Uploads in progress: the key and the start, by upload id. */
  private readonly begun = new Map<string, { readonly key: string; readonly at: Date }>();
  /** Requests that were turned away by their signature. */
  refused = 0;
  private readonly server = createServer((request, response) => void this.serve(request, response));

  async start(): Promise<string> {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.server.listen(0, '127.0.0.1', resolve);
    await promise;
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    const { promise, resolve } = Promise.withResolvers<void>();
    this.server.close(() => resolve());
    await promise;
  }

  /** An upload in parts that began at a moment. @returns its id */
  beginAt(key: string, at: Date): string {
    const id = randomUUID();
    this.uploads.set(id, new Map());
    this.begun.set(id, { key, at });
    return id;
  }

  private async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '', 'http://s3');
    const body = await buffer(request);
    const { method = '', headers } = request;
    const asked = { method, path: url.pathname, query: url.searchParams, headers, body };
    url.searchParams.delete('');
    const said = isSigned(asked, this.keys) ? this.answer(asked) : this.turnAway();
    response.writeHead(said.status, { 'content-length': String(Buffer.byteLength(said.body ?? '')), ...said.headers });
    response.end(method === 'HEAD' ? undefined : said.body);
  }

  private turnAway(): Said {
    this.refused += 1;
    return failure(403, 'SignatureDoesNotMatch');
  }

  private answer(asked: Asked): Said {
    const [, bucket, ...rest] = asked.path.split('/').map(decodeURIComponent);
    if (bucket !== this.bucket) return failure(404, 'NoSuchBucket');
    const key = rest.join('/');
    if (asked.method === 'GET' && asked.query.has('uploads')) return this.listed();
    if (asked.query.has('uploads') || asked.query.has('uploadId')) return this.inParts(asked, key);
    if (asked.method === 'PUT') return this.put(key, asked.body);
    if (asked.method === 'DELETE') {
      this.objects.delete(key);
      return { status: 204 };
    }
    const object = this.objects.get(key);
    if (object === undefined) return failure(404, asked.method === 'HEAD' ? 'NotFound' : 'NoSuchKey');
    return this.give(object, asked);
  }

  private put(key: string, body: Buffer): Said {
    this.objects.set(key, body);
    return { status: 200, headers: { etag: `"${hash(body)}"` } };
  }

  private give(object: Buffer, { method, headers }: Asked): Said {
    const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(headers.range ?? '') ?? [];
    if (method === 'HEAD') return { status: 200, headers: { 'content-length': String(object.length) } };
    if (from === undefined || to === undefined) return { status: 200, body: object };
    const range = `bytes ${from}-${to}/${object.length}`;
    return { status: 206, body: object.subarray(Number(from), Number(to) + 1), headers: { 'content-range': range } };
  }

  private listed(): Said {
    const uploads = [...this.begun].filter(([id]) => this.uploads.has(id));
    const rows = uploads.map(
      ([id, { key, at }]) =>
        `<Upload><Key>${key}</Key><UploadId>${id}</UploadId><Initiated>${at.toISOString()}</Initiated></Upload>`,
    );
    const body = `<ListMultipartUploadsResult><IsTruncated>false</IsTruncated>${rows.join('')}</ListMultipartUploadsResult>`;
    return { status: 200, body, headers: { 'content-type': 'application/xml' } };
  }

  private inParts({ method, query, body }: Asked, key: string): Said {
    if (query.has('uploads')) {
      const id = this.beginAt(key, new Date());
      return { status: 200, body: `<R><Bucket>${this.bucket}</Bucket><Key>${key}</Key><UploadId>${id}</UploadId></R>` };
    }
    const id = query.get('uploadId') ?? '';
    const parts = this.uploads.get(id);
    if (parts === undefined) return failure(404, 'NoSuchUpload');
    if (method === 'PUT') {
      parts.set(Number(query.get('partNumber')), body);
      return { status: 200, headers: { etag: `"${hash(body)}"` } };
    }
    this.uploads.delete(id);
    if (method === 'DELETE') return { status: 204 };
    this.put(key, Buffer.concat([...parts].sort(([one], [other]) => one - other).map(([, part]) => part)));
    return { status: 200, body: `<R><Key>${key}</Key><ETag>"x"</ETag></R>` };
  }
}
