import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from '@jest/globals';
import { WebClient } from './web-client.ts';

const folder = mkdtempSync(join(tmpdir(), 'nivel-client-'));
mkdirSync(join(folder, 'assets'));
writeFileSync(join(folder, 'assets/index.js'), 'x');
afterAll(() => rmSync(folder, { recursive: true }));

it('keeps a file once, however its path is written', async () => {
  const client = new WebClient(folder);
  const file = await client.file('/assets/index.js');
  expect(file).not.toBeNull();
  for (const path of ['//assets/index.js', '///assets//index.js', '/assets/////index.js']) {
    expect(await client.file(path)).toBe(file);
  }
});
