/** The name of a pushed image: its place in the registry and the digest that the registry gave it. */
export interface Pushed {
  readonly app: string;
  readonly name: string;
  readonly digest: string;
}

/** @throws Error when the Dockerfile's base could be another one tomorrow */
export const insistOnDigest = (dockerfile: string): void => {
  const base = /^ARG NODE=(\S+)$/m.exec(dockerfile)?.[1] ?? '';
  if (!/@sha256:[0-9a-f]{64}$/.test(base))
    throw new Error(`A release is built on a base named by digest; deploy/docker/Dockerfile says "${base}".`);
};

/** The production overlay with the images of a release in it, by digest. */
export const withImages = (kustomization: string, images: readonly Pushed[]): string =>
  images.reduce((text, { app, name, digest }) => {
    const row = new RegExp(`^  - \\{ name: nivel/${app}, .*\\}$`, 'm');
    if (!row.test(text)) throw new Error(`The production overlay runs no nivel/${app}.`);
    return text.replace(row, `  - { name: nivel/${app}, newName: ${name}, digest: '${digest}' }`);
  }, kustomization);

/** The release's name, as the names of its Jobs can carry it. */
export const withRelease = (file: string, version: string): string =>
  file.replace(/^( {2}RELEASE: ).*$/m, `$1${version.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}`);
