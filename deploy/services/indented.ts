/** Lines of a nested text. */
export const indented = (spaces: number, lines: readonly string[]): string =>
  lines.map((line) => `${' '.repeat(spaces)}${line}\n`).join('');
