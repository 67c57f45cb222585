import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Every generated text says so; the check for drift finds it by this sentence. */
export const MADE = 'Made by `npm run generate` from the descriptions of the services; do not edit.';

/** Writes a generated file whose comments begin with `#`. */
export const writeCommented = (root: string, path: string, text: string): void =>
  write(root, path, `# ${MADE}\n${text}`);

/** Writes a generated TypeScript file. */
export const writeSource = (root: string, path: string, text: string): void => write(root, path, `// ${MADE}\n${text}`);

const write = (root: string, path: string, text: string): void => {
  mkdirSync(join(root, dirname(path)), { recursive: true });
  writeFileSync(join(root, path), text);
};

const BEGIN = `  # ${MADE}`;
const END = '  # End of what is made.';

/** Puts texts between the pairs of marks of a file that people write around them, in order. @throws Error when the marks are not there */
export const replaceMade = (file: string, text: string, ...further: readonly string[]): string => {
  const [begin, end] = [file.indexOf(BEGIN), file.indexOf(END)];
  if (begin < 0 || end < begin) throw new Error(`The marks "${BEGIN.trim()}" and "${END.trim()}" are not there`);
  const [next, ...others] = further;
  const rest = file.slice(end + END.length);
  const after = next === undefined ? rest : replaceMade(rest, next, ...others);
  return `${file.slice(0, begin)}${BEGIN}\n${text}\n${END}${after}`;
};
