import { readFileSync } from 'node:fs';

/** The variable that names the file of a secret. */
export const fileVariable = (name: string): string => `${name}_FILE`;

/**
 * A secret from the environment: the value of the variable `name`, or the content of the file that `<name>_FILE` names, without
 * its final line break. Undefined when neither is set.
 * @throws Error when both are set, or the file cannot be read or is empty
 */
export const secretFrom = (env: Readonly<Record<string, string | undefined>>, name: string): string | undefined => {
  const [value, path] = [env[name], env[fileVariable(name)]];
  if (!path) return value;
  if (value) throw new Error(`is set, and ${fileVariable(name)} too: leave one of them out`);
  let text: string;
  try {
    text = readFileSync(path, 'utf8').replace(/\r?\n$/, '');
  } catch (error) {
    throw new Error(`${fileVariable(name)} cannot be read: ${(error as Error).message}`, { cause: error });
  }
  if (text === '') throw new Error(`${fileVariable(name)} names an empty file: ${path}`);
  return text;
};
