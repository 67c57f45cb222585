import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { insistOnDigest, withImages, withRelease } from './release.ts';

const root = join(import.meta.dirname, '../..');
const read = (file: string): string => readFileSync(join(root, 'k8s/overlays/production', file), 'utf8');
const digest = `sha256:${'a'.repeat(64)}`;

it('a release takes no base that could be another one tomorrow', () => {
  expect(() => insistOnDigest('ARG NODE=node:24-bookworm-slim\n')).toThrow('named by digest');
  expect(() => insistOnDigest(`ARG NODE=node:24-bookworm-slim@${digest}\n`)).not.toThrow();
});

it('a release names every image of production by digest, and nothing else changes', () => {
  const before = parse(read('kustomization.yaml')) as { images: { name: string }[] };
  const pushed = before.images.map(({ name }) => ({
    app: name.replace('nivel/', ''),
    name: `registry.test/${name}`,
    digest,
  }));
  const after = parse(withImages(read('kustomization.yaml'), pushed)) as typeof before;
  expect(after).toEqual({
    ...before,
    images: before.images.map(({ name }) => ({ name, newName: `registry.test/${name}`, digest })),
  });
  expect(() => withImages('images:\n', pushed)).toThrow('runs no nivel/');
});

it('the Jobs of a release carry its version in their names', () => {
  const { data } = parse(withRelease(read('release.yaml'), '1.4.0+Build.2')) as { data: { RELEASE: string } };
  expect(data.RELEASE).toBe('1-4-0-build-2');
});
