import { styleText } from 'node:util';

type Colour = Parameters<typeof styleText>[0];

const levels: Readonly<Record<string, Colour>> = {
  trace: 'dim',
  debug: 'dim',
  info: 'green',
  warn: 'yellow',
  error: 'red',
  fatal: 'red',
};
const colours: readonly Colour[] = ['cyan', 'magenta', 'blue', 'yellow', 'green'];

/** The same app has the same colour in every run. */
const colourOf = (app: string): Colour =>
  colours[[...app].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % colours.length] ?? 'cyan';

/** Fields of every line that need not be shown again. */
const known = new Set([
  'level',
  'time',
  'pid',
  'hostname',
  'name',
  'app',
  'msg',
  'trace',
  'traceId',
  'err',
  'error',
  'v',
]);

const parse = (line: string): Record<string, unknown> | undefined => {
  if (!line.startsWith('{')) return undefined;
  try {
    return JSON.parse(line) as Record<string, unknown>;
  } catch {
    return undefined;
  }
};

const short = (value: unknown): string => {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > 120 ? `${text.slice(0, 119)}…` : text;
};

const failure = (entry: Record<string, unknown>): string => {
  const error = entry['err'] ?? entry['error'];
  if (error === undefined) return '';
  if (typeof error !== 'object' || error === null) return `\n    ${short(error)}`;
  const { stack, message } = error as { stack?: unknown; message?: unknown };
  return `\n    ${String(stack ?? message).replaceAll('\n', '\n    ')}`;
};

/** Turns a structured log line of an app into one a person reads: time, app, level, message, details, trace. */
export const readableLine = (app: string, line: string): string => {
  const label = styleText(colourOf(app), app.padEnd(8));
  const entry = parse(line);
  if (entry === undefined) return `${' '.repeat(8)} ${label} ${line}`;
  const level = String(entry['level'] ?? 'info');
  const colour = levels[level] ?? 'green';
  const time = typeof entry['time'] === 'number' ? new Date(entry['time']).toISOString() : String(entry['time'] ?? '');
  const details = Object.entries(entry)
    .filter(([key, value]) => !known.has(key) && value !== undefined)
    .map(([key, value]) => `${key}=${short(value)}`);
  const trace = entry['traceId'] ?? entry['trace'];
  const traced = typeof trace === 'string' ? [`#${trace.replace(/^00-/, '').slice(0, 8)}`] : [];
  const dim = styleText('dim', [...details, ...traced].join(' '));
  const text = `${styleText('dim', time.slice(11, 19))} ${label} ${styleText(colour, level.padEnd(5))} ${short(entry['msg'] ?? '')}`;
  return `${text} ${dim}`.trimEnd() + failure(entry);
};
