/** The selection in a text. */
export interface Selected {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

export const formats = [
  'bold',
  'italic',
  'code',
  'link',
  'heading',
  'quote',
  'list',
  'numbers',
  'tasks',
  'table',
] as const;
export type Format = (typeof formats)[number];

/** A piece to put in the place of another, and what of it is chosen then. */
export interface Edit {
  readonly from: number;
  readonly to: number;
  readonly insert: string;
  readonly start: number;
  readonly end: number;
}

const around: Partial<Record<Format, string>> = { bold: '**', italic: '_', code: '`' };

/** Adds marks around the selection, or removes them. */
const wrapped = ({ text, start, end }: Selected, mark: string): Edit => {
  const { length } = mark;
  const inside = text.slice(start, end);
  if (text.slice(start - length, start) === mark && text.slice(end, end + length) === mark)
    return { from: start - length, to: end + length, insert: inside, start: start - length, end: end - length };
  return { from: start, to: end, insert: mark + inside + mark, start: start + length, end: end + length };
};

const lineStart = (text: string, at: number): number => text.slice(0, at).lastIndexOf('\n') + 1;

const prefixes: Partial<Record<Format, (index: number) => string>> = {
  heading: () => '## ',
  quote: () => '> ',
  list: () => '- ',
  numbers: (index) => `${index + 1}. `,
  tasks: () => '- [ ] ',
};

/** Begins the selected lines with a mark, or removes it where all have it. */
const begun = ({ text, start, end }: Selected, prefix: (index: number) => string): Edit => {
  const from = lineStart(text, start);
  const next = text.indexOf('\n', end);
  const to = next < 0 ? text.length : next;
  const lines = text.slice(from, to).split('\n');
  const isThere = lines.every((line, index) => line.startsWith(prefix(index)));
  const insert = lines
    .map((line, index) => (isThere ? line.slice(prefix(index).length) : prefix(index) + line))
    .join('\n');
  return { from, to, insert, start: start === end ? from + insert.length : from, end: from + insert.length };
};

const emptyTable = '|  |  |\n|---|---|\n|  |  |\n';

/** The effect of an editor's tool on a text. */
export const formatted = (selected: Selected, format: Format): Edit => {
  const { text, start, end } = selected;
  const mark = around[format];
  if (mark) return wrapped(selected, mark);
  const prefix = prefixes[format];
  if (prefix) return begun(selected, prefix);
  if (format === 'link') {
    const insert = `[${text.slice(start, end)}](https://)`;
    return { from: start, to: end, insert, start: start + insert.length - 1, end: start + insert.length - 1 };
  }
  const insert = `${start > 0 && text[start - 1] !== '\n' ? '\n\n' : ''}${emptyTable}`;
  const cell = start + insert.length - emptyTable.length + 2;
  return { from: start, to: start, insert, start: cell, end: cell };
};

/** A new line in a list continues it; in an empty item it ends it. Undefined where there is no list. */
export const listGoesOn = ({ text, start, end }: Selected): Edit | undefined => {
  if (start !== end) return undefined;
  const from = lineStart(text, start);
  const [, indent = '', bullet = '', box = '', rest = ''] =
    /^(\s*)([-*+]|\d{1,6}\.) (\[[ x]\] )?(.*)$/i.exec(text.slice(from, start)) ?? [];
  if (!bullet) return undefined;
  if (rest === '') return { from, to: start, insert: '', start: from, end: from };
  const next = /\d/.test(bullet) ? `${Number.parseInt(bullet, 10) + 1}.` : bullet;
  const insert = `\n${indent}${next} ${box && '[ ] '}`;
  return { from: start, to: start, insert, start: start + insert.length, end: start + insert.length };
};
