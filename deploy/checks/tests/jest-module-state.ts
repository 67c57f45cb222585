import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, type ModuleItem, type VariableDeclarator } from '@swc/core';
import swc from '@swc/jest';
import { withOwnIcons } from './icon-imports.ts';

type Compiler = ReturnType<typeof swc.createTransformer>;
type Transformer = Required<Pick<Compiler, 'process' | 'processAsync' | 'getCacheKey'>>;

/** Modules of the client; neither the tests nor their tools. */
const client = /\/(apps\/web|libs\/client|libs\/ui)\/src\//;
const ofTests = /\.(spec|fixtures?)\.tsx?$|\/apps\/web\/src\/testing\/[^/]+$/;
const dynamicImport = /(?<!typeof )\bimport\(('[^']+')\)/g;

/** Initializers of constants that hold changeable state. */
const changeable = new Set(['NewExpression', 'CallExpression', 'ObjectExpression', 'ArrayExpression']);

const registered = (kind: string, { id, init }: VariableDeclarator): readonly string[] => {
  if (id.type !== 'Identifier' || (kind === 'const' && !changeable.has(init?.type ?? ''))) return [];
  const write = kind === 'const' ? [] : [`write: (value) => void (${id.value} = value)`];
  const hasFields = init?.type === 'NewExpression' || init?.type === 'ObjectExpression';
  return [`{ ${[`read: () => ${id.value}`, ...write, `hasFields: ${hasFields}`].join(', ')} }`];
};

const variablesOf = (item: ModuleItem): readonly string[] => {
  const declaration = item.type === 'ExportDeclaration' ? item.declaration : item;
  if (declaration.type !== 'VariableDeclaration' || declaration.declare) return [];
  return declaration.declarations.flatMap((one) => registered(declaration.kind, one));
};

/** Has a module register its variables with `module-states.ts`, so that each test finds them as they were. */
export const withStates = (source: string, path: string): string => {
  const { body } = parseSync(source, { syntax: 'typescript', tsx: path.endsWith('x'), decorators: true });
  const variables = body.flatMap(variablesOf).join(', ');
  const loading = source.replaceAll(dynamicImport, 'globalThis.moduleStates.load(import($1))');
  return `globalThis.moduleStates.begin();${loading}\nglobalThis.moduleStates.end([${variables}]);\n`;
};

const own = createHash('sha1')
  .update(readFileSync(import.meta.filename))
  .update(readFileSync(join(import.meta.dirname, 'icon-imports.ts')))
  .digest('hex');

/** Compiles the sources of web tests by swc, after making the modules of the client register their state. */
const createTransformer = (options: Parameters<typeof swc.createTransformer>[0]): Transformer => {
  // It has all three; its type states that for transformers in general.
  const inner = swc.createTransformer(options) as Transformer;
  const prepared = (source: string, path: string): string =>
    withOwnIcons(client.test(path) && !ofTests.test(path) ? withStates(source, path) : source);
  return {
    process: (source, path, how) => inner.process(prepared(source, path), path, how),
    processAsync: async (source, path, how) => inner.processAsync(prepared(source, path), path, how),
    getCacheKey: (source, path, how) => own + inner.getCacheKey(source, path, how),
  };
};
export default { createTransformer };
