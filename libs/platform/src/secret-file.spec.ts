import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { z } from 'zod';
import { secretKey } from './secret-key.ts';
import { readSettings } from './settings.ts';

const key = Buffer.alloc(32, 7).toString('base64');
const schema = z.object({ SOME_KEY: secretKey('A key'), NAME: z.string().default('nobody') });
let folder: string;
const file = (name: string, text: string): string => {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
};
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'nivel-secrets-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

it('a secret may come as a file, with or without a line break at its end', () => {
  expect(readSettings(schema, { SOME_KEY_FILE: file('key', key) }).SOME_KEY).toBe(key);
  expect(readSettings(schema, { SOME_KEY: '', SOME_KEY_FILE: file('line', `${key}\n`) }).SOME_KEY).toBe(key);
});

it('names a file that is missing or empty, and a secret that is set twice, without its value', () => {
  const missing = join(folder, 'none');
  expect(() => readSettings(schema, { SOME_KEY_FILE: missing })).toThrow(
    `SOME_KEY: SOME_KEY_FILE cannot be read: ENOENT: no such file or directory, open '${missing}'`,
  );
  expect(() => readSettings(schema, { SOME_KEY_FILE: file('empty', '\n') })).toThrow(
    /SOME_KEY: SOME_KEY_FILE names an empty file/,
  );
  const both = { SOME_KEY: key, SOME_KEY_FILE: file('twice', key) };
  expect(() => readSettings(schema, both)).toThrow(/SOME_KEY: is set, and SOME_KEY_FILE too/);
  expect(() => readSettings(schema, { SOME_KEY_FILE: file('wrong', 'short') })).toThrow(/SOME_KEY: needs 32 bytes/);
});

it('only secrets come as files', () => {
  expect(readSettings(schema, { SOME_KEY: key, NAME_FILE: file('name', 'somebody') }).NAME).toBe('nobody');
});
