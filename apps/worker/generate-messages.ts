import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Writes `<folder>.generated.ts` beside the files of each folder: every e-mail, notification and kind by the name of its file.
 * Adding one edits no list; each entry has a line of its own, so that two branches that add files do not conflict.
 */
const lists = [
  { folder: 'emails', ending: 'email', type: 'Email', from: '../composition/email.ts' },
  { folder: 'notifications', ending: 'notification', type: 'NotificationRule', from: './notification.ts' },
  { folder: 'kinds', ending: 'kind', type: 'Kind', from: './kind.ts' },
] as const;

for (const { folder, ending, type, from } of lists) {
  const path = join(import.meta.dirname, 'src', folder);
  const found = readdirSync(path)
    .filter((file) => file.endsWith(`.${ending}.ts`))
    .sort()
    .map((file) => {
      const declared = new RegExp(`^export const (\\w+) = ${ending}\\(`, 'm').exec(
        readFileSync(join(path, file), 'utf8'),
      );
      if (declared?.[1] === undefined) throw new Error(`${file} declares no ${ending}`);
      return { file, name: file.slice(0, -`.${ending}.ts`.length), exported: declared[1] };
    });
  const keyOf = (name: string): string => (/^\w+$/.test(name) ? name : `'${name}'`);
  const lines = [
    '// Made by `npm run generate` from the files beside it; do not edit.',
    `import type { ${type} } from '${from}';`,
    ...found.map(({ file, exported }) => `import { ${exported} } from './${file}';`),
    '',
    `export const ${folder}: Readonly<Record<string, ${type}>> = {`,
    ...found.map(({ name, exported }) =>
      keyOf(name) === exported ? `  ${exported},` : `  ${keyOf(name)}: ${exported},`,
    ),
    '};',
  ];
  writeFileSync(join(path, `${folder}.generated.ts`), `${lines.join('\n')}\n`);
}
