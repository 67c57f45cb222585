import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { extname, join, resolve, sep } from 'node:path';
import { compress, type Encoding } from '../http/compression.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.ico': 'image/x-icon',
};
const COMPRESSIBLE = new Set(['.html', '.js', '.css', '.json', '.webmanifest', '.svg', '.txt', '.map', '.wasm']);
/** Below this a compressed copy saves nothing worth its header. */
const WORTH_COMPRESSING = 1_024;

export interface SiteFile {
  readonly type: string;
  readonly etag: string;
  /** Its name changes with its content, so it may be cached permanently. */
  readonly isImmutable: boolean;
  bytes(encoding: Encoding): Promise<Buffer>;
  readonly isCompressible: boolean;
}

const toSiteFile = (path: string, bytes: Buffer): SiteFile => {
  const extension = extname(path);
  const made = new Map<Encoding, Promise<Buffer>>();
  return {
    type: TYPES[extension] ?? 'application/octet-stream',
    etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
    isImmutable: path.includes(`${sep}assets${sep}`),
    isCompressible: COMPRESSIBLE.has(extension) && bytes.length >= WORTH_COMPRESSING,
    bytes: (encoding) => {
      if (encoding === 'identity') return Promise.resolve(bytes);
      const known = made.get(encoding) ?? compress(bytes, encoding, 'file');
      made.set(encoding, known);
      return known;
    },
  };
};

/**
 * The built web client, kept in memory: it is small, and each file is compressed once, at first use. A new build is noticed by
 * its index.html.
 */
export class WebClient {
  private readonly root: string;
  private files = new Map<string, Promise<SiteFile | null>>();
  private builtAt = 0;

  constructor(root: string) {
    this.root = resolve(root);
  }

  /** The page that every route of the client starts from; null when nothing is built. */
  async index(): Promise<SiteFile | null> {
    const built = await stat(join(this.root, 'index.html')).catch(() => null);
    if (built === null) return null;
    if (built.mtimeMs !== this.builtAt) {
      this.files = new Map();
      this.builtAt = built.mtimeMs;
    }
    return this.file('/index.html');
  }

  /** The file at a path of the site, or null. A path that leads out of the folder, or to a hidden file, has no file. */
  file(path: string): Promise<SiteFile | null> {
    const full = this.place(path);
    if (full === null) return Promise.resolve(null);
    // Looked up by its resolved place, because a path has endless spellings.
    const known = this.files.get(full);
    if (known) return known;
    const read = readFile(full).then(
      (bytes) => toSiteFile(full, bytes),
      () => null,
    );
    // Missing files are not cached: otherwise requests for endless names would fill the cache.
    void read.then((file) => file !== null && this.files.set(full, read));
    return read;
  }

  private place(path: string): string | null {
    if (path.includes('\0') || path.split('/').some((part) => part.startsWith('.'))) return null;
    const full = resolve(join(this.root, path));
    return full.startsWith(this.root + sep) ? full : null;
  }
}
