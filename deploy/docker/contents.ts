import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * `contents.ts <node_modules> <dpkg status>`: prints the software bill of materials of an image as CycloneDX, read from the
 * installed files: npm packages, the Debian packages of the base, and Node. It runs while the image is built.
 */
export interface Component {
  readonly type: 'library' | 'platform';
  readonly name: string;
  readonly version: string;
  readonly purl: string;
}

/** Folders of packages in a `node_modules`, those with a scope included; links lead to our own sources and are none. */
const packageFolders = (modules: string): string[] =>
  readdirSync(modules, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .flatMap(({ name }) => (name.startsWith('@') ? packageFolders(join(modules, name)) : [join(modules, name)]));

/** Every npm package below a `node_modules`, nested ones included. */
export const npmComponents = (modules: string): Component[] =>
  packageFolders(modules).flatMap((folder) => {
    const nested = join(folder, 'node_modules');
    const below = existsSync(nested) ? npmComponents(nested) : [];
    const file = join(folder, 'package.json');
    if (!existsSync(file)) return below;
    const { name, version } = JSON.parse(readFileSync(file, 'utf8')) as { name?: string; version?: string };
    if (name === undefined || version === undefined) return below;
    return [{ type: 'library', name, version, purl: `pkg:npm/${name.replace('@', '%40')}@${version}` }, ...below];
  });

/** Every package that dpkg holds for installed. */
export const debianComponents = (status: string): Component[] =>
  status.split('\n\n').flatMap((paragraph) => {
    const field = (name: string): string | undefined => new RegExp(`^${name}: (.+)$`, 'm').exec(paragraph)?.[1];
    const [name, version, state] = [field('Package'), field('Version'), field('Status')];
    if (name === undefined || version === undefined || state !== 'install ok installed') return [];
    const purl = `pkg:deb/debian/${name}@${encodeURIComponent(version)}?arch=${field('Architecture')}`;
    return [{ type: 'library', name, version, purl }];
  });

/** The list as a CycloneDX document, each package once, sorted, so that two builds of the same sources say the same. */
export const contentsOf = (components: readonly Component[]): object => {
  const byPurl = new Map(components.map((one) => [one.purl, one]));
  const sorted = [...byPurl.values()].toSorted((a, b) => (a.purl < b.purl ? -1 : 1));
  return { bomFormat: 'CycloneDX', specVersion: '1.6', version: 1, components: sorted };
};

if (import.meta.main) {
  const [modules = '', status = ''] = process.argv.slice(2);
  const version = process.versions.node;
  const node: Component = { type: 'platform', name: 'node', version, purl: `pkg:generic/node@${version}` };
  const debian = existsSync(status) ? debianComponents(readFileSync(status, 'utf8')) : [];
  process.stdout.write(`${JSON.stringify(contentsOf([node, ...npmComponents(modules), ...debian]), null, 1)}\n`);
}
