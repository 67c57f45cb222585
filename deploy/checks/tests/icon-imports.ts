import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const importsOfIcons = /import \{([^}]*)\} from 'lucide-react';/g;
const exported = /export \{([^}]*)\} from '\.\/icons\/([^']+)\.mjs';/g;

let files: ReadonlyMap<string, string> | undefined;

/** In which file of the package each icon is, by each of its names. */
const filesOfIcons = (): ReadonlyMap<string, string> => {
  if (files) return files;
  const index = createRequire(import.meta.url)
    .resolve('lucide-react')
    .replace(/cjs\/lucide-react\.js$/, 'esm/lucide-react.mjs');
  const found = readFileSync(index, 'utf8').matchAll(exported);
  files = new Map(
    [...found].flatMap(([, names = '', file = '']) =>
      names.split(',').map((name) => [name.replace('default as', '').trim(), file] as const),
    ),
  );
  return files;
};

const importOf = (given: string): string => {
  const [name = '', alias = name] = given.split(' as ');
  const file = filesOfIcons().get(name);
  if (file === undefined) throw new Error(`lucide-react has no icon ${name}`);
  return `import ${alias} from 'lucide-react/icons/${file}';`;
};

/**
 * Rewrites a module's imports so that each icon comes from its own file: the package's index would evaluate all two thousand
 * icons in every test file. In the product the bundler leaves out unused ones.
 */
export const withOwnIcons = (source: string): string =>
  source.replaceAll(importsOfIcons, (statement, names: string) => {
    const given = names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '');
    const types = given.filter((name) => name.startsWith('type '));
    const icons = given.filter((name) => !name.startsWith('type ')).map(importOf);
    const typed =
      types.length > 0 ? [`import type { ${types.map((name) => name.slice(5)).join(', ')} } from 'lucide-react';`] : [];
    // Line numbers stay the same.
    return [...icons, ...typed].join(' ') + '\n'.repeat(statement.split('\n').length - 1);
  });
