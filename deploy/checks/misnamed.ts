import { basename, dirname } from 'node:path';

/** A file of the sources, its path from the root of the repository. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

/** Parts of an area that every slice of it may have under the same name. */
const OF_EVERY_SLICE = /\/messages\/|\/policy\.ts$/;
const NO_CODE = /\.(spec|fixtures?)\.tsx?$|\.(css|json)$/;
/** Errors may be beside the code that throws them. */
const CLASS = /^export (?:abstract )?class (\w+)(?:<[^{]*>)?(?: extends (\w+))?/gm;
const KINDS = [
  { decorator: /^@Handles\(/gm, kind: 'handler' },
  { decorator: /^@Consumes\(/gm, kind: 'consumer' },
  { decorator: /^@Module\(/gm, kind: 'module' },
] as const;
const MOST_FILES = 25;

/** `MoveCardHandler` as its file is called, without its kind's point: `move-card-handler`. */
const kebab = (name: string): string =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1-$2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1-$2')
    .toLowerCase();

/** The classes of a file that are not called like it, and kinds that its name does not say. */
export const misnamedIn = ({ path, text }: SourceFile): string[] => {
  if (NO_CODE.test(path)) return [];
  const stem = basename(path).replace(/\.tsx?$/, '');
  const classes = [...text.matchAll(CLASS)].filter(([, , parent]) => !parent?.endsWith('Error'));
  const others = classes.flatMap(([, name = '']) =>
    kebab(name) === stem.replaceAll('.', '-') ? [] : [`${path}: class ${name} is in a file of another name`],
  );
  const kinds = KINDS.flatMap(({ decorator, kind }) => {
    const count = [...text.matchAll(decorator)].length;
    if (count > 1) return [`${path}: ${count} of the kind ${kind}`];
    return count === 1 && isExported(text) && !stem.endsWith(`.${kind}`) ? [`${path}: is no .${kind}.ts`] : [];
  });
  return [...others, ...kinds];
};

const isExported = (text: string): boolean => /^export (?:abstract )?class /m.test(text);

/** Two files of one name in an area: a search for one finds the other. */
export const doublesAmong = (paths: readonly string[]): string[] => {
  const named = Map.groupBy(
    paths.filter((path) => !OF_EVERY_SLICE.test(path)),
    (path) => basename(path),
  );
  return [...named].flatMap(([name, all]) => (all.length > 1 ? [`${name}: ${all.join(', ')}`] : []));
};

/** Folders with more files of code than one can overlook. */
export const crowdedAmong = (paths: readonly string[]): string[] => {
  const folders = Map.groupBy(
    paths.filter((path) => !NO_CODE.test(path)),
    (path) => dirname(path),
  );
  return [...folders].flatMap(([folder, all]) =>
    all.length > MOST_FILES ? [`${folder}: ${all.length} files of code, at most ${MOST_FILES}`] : [],
  );
};
