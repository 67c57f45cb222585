import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../local/settings.ts';
import { build, fileIn, imageNames, push } from './engine.ts';
import { insistOnDigest, withImages, withRelease, type Pushed } from './release.ts';

/** `npm run images -- build [app …] | try | release <registry> <version>`: see README.md in this folder. */
const [command = '', ...args] = process.argv.slice(2);
const say = (text: string): void => void process.stdout.write(`${text}\n`);
const path = (file: string): string => join(root, file);
const change = (file: string, edit: (text: string) => string): void =>
  writeFileSync(path(file), edit(readFileSync(path(file), 'utf8')));

/** Builds images and writes the list of their contents beside the builds. */
const buildAll = (apps: readonly string[]): void => {
  mkdirSync(path('dist/images'), { recursive: true });
  for (const app of apps) {
    build(app, `nivel/${app}`);
    const list = fileIn(`nivel/${app}`, '/nivel/contents.cdx.json');
    writeFileSync(path(`dist/images/${app}.cdx.json`), list);
    const { components } = JSON.parse(list) as { components: unknown[] };
    say(`nivel/${app}: ${components.length} packages, listed in dist/images/${app}.cdx.json`);
  }
};

/** A network namespace of its own has only loopback, on which every port is free. */
const tryAll = (): void => {
  const inside = `ip link set lo up && exec "$0" "$1"`;
  execFileSync('unshare', ['--net', 'sh', '-c', inside, process.execPath, path('deploy/docker/try-images.ts')], {
    stdio: 'inherit',
  });
};

/** Builds, pushes, and writes the pushed digests into the production overlay: that commit is the release. */
const release = (registry: string, version: string): void => {
  insistOnDigest(readFileSync(path('deploy/docker/Dockerfile'), 'utf8'));
  const apps = imageNames.filter((app) => app !== 'mailbox');
  buildAll(apps);
  const pushed = apps.map((app): Pushed => {
    const name = `${registry}/nivel/${app}`;
    return { app, name, digest: push(`nivel/${app}`, `${name}:${version}`) };
  });
  change('k8s/overlays/production/kustomization.yaml', (text) => withImages(text, pushed));
  change('k8s/overlays/production/release.yaml', (text) => withRelease(text, version));
  say('k8s/overlays/production names the release; commit it and apply it.');
};

if (command === 'build') buildAll(args.length > 0 ? args : imageNames);
else if (command === 'try') tryAll();
else if (command === 'release' && args.length === 2) release(args[0] ?? '', args[1] ?? '');
else {
  process.stderr.write('Say what: npm run images -- build [app …] | try | release <registry> <version>\n');
  process.exitCode = 1;
}
