import { createReadStream, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { readKey, seal, unseal } from './sealed-file.ts';

/**
 * The commands that Postgres runs to archive its log: `archive.ts keep <store> <key file> <path> <name>` puts a segment into
 * the store, `archive.ts fetch <store> <key file> <path> <name>` restores it. Any exit code but 0 means failure; Postgres tries
 * again.
 */
const segment = (store: string, name: string): string => join(store, 'wal', `${name}.sealed`);

const keep = async (store: string, key: Buffer, path: string, name: string): Promise<void> => {
  const place = segment(store, name);
  const part = `${place}.part`;
  mkdirSync(join(store, 'wal'), { recursive: true, mode: 0o700 });
  if (existsSync(place)) {
    // Asked again after a crash: the same segment is accepted, another one under its name belongs to another database's log.
    await unseal(place, part, key);
    const isSame = readFileSync(part).equals(readFileSync(path));
    rmSync(part);
    if (!isSame) throw new Error(`${place} holds another log.`);
    return;
  }
  await seal(createReadStream(path), part, key);
  renameSync(part, place);
};

const fetchSegment = async (store: string, key: Buffer, path: string, name: string): Promise<void> => {
  const place = segment(store, name);
  if (!existsSync(place)) process.exit(1);
  await unseal(place, path, key);
};

const [act, store = '', keyFile = '', path = '', name = ''] = process.argv.slice(2);
await (act === 'keep' ? keep : fetchSegment)(store, readKey(keyFile), path, name);
