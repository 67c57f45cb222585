import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { contentsOf, debianComponents, npmComponents } from './contents.ts';

const DPKG = `Package: libc6
Status: install ok installed
Architecture: amd64
Version: 2.36-9+deb12u14

Package: gone
Status: deinstall ok config-files
Architecture: amd64
Version: 1.0
`;

it('an image names every npm package that is in it, nested ones and scopes included, and none of our own', () => {
  const modules = mkdtempSync(join(tmpdir(), 'modules-'));
  const add = (path: string, name: string): void => {
    mkdirSync(join(modules, path), { recursive: true });
    writeFileSync(join(modules, path, 'package.json'), JSON.stringify({ name, version: '1.2.3' }));
  };
  add('pg', 'pg');
  add('pg/node_modules/pg-types', 'pg-types');
  add('@nestjs/core', '@nestjs/core');
  symlinkSync(join(modules, 'pg'), join(modules, 'ours'));
  const names = npmComponents(modules).map(({ purl }) => purl);
  rmSync(modules, { recursive: true });
  expect(names.sort()).toEqual(['pkg:npm/%40nestjs/core@1.2.3', 'pkg:npm/pg-types@1.2.3', 'pkg:npm/pg@1.2.3']);
});

it('an image names the Debian packages that are installed in its base', () => {
  expect(debianComponents(DPKG)).toEqual([
    {
      type: 'library',
      name: 'libc6',
      version: '2.36-9+deb12u14',
      purl: 'pkg:deb/debian/libc6@2.36-9%2Bdeb12u14?arch=amd64',
    },
  ]);
});

it('the list names each thing once, in the same order each time', () => {
  const [libc] = debianComponents(DPKG);
  if (libc === undefined) throw new Error('nothing was read');
  const other = { ...libc, purl: 'pkg:deb/debian/adduser@1' };
  expect(contentsOf([libc, other, libc])).toMatchObject({ bomFormat: 'CycloneDX', components: [other, libc] });
});
