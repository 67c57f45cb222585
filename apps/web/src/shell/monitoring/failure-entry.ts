import { ClientError } from '@nivel/client/client-error';
import { cleanedMessage, cleanedPath } from '@nivel/contracts/kernel/client-report-cleaning';
import type { ClientReportEntry } from '@nivel/contracts/kernel/client-report';
import { reportLimits } from '@nivel/contracts/kernel/client-report-limits';

type FailureEntry = Extract<ClientReportEntry, { kind: 'error' }>;

const MOST_LINES = 60;
/** The target of a line of a stack, in every engine: the file without its address, row and column. */
const place = /\/([\w.-]{1,80}):(\d{1,7}):(\d{1,7})\)?$/;
/** The function there: `at f (…)`, `f@…`. */
const named = /^\s*at (?:async )?([^\s(@]{1,60}) \(|^([^\s(@]{0,60})@/;

const framesOf = (stack: string): string[] =>
  stack
    .split('\n', MOST_LINES)
    .flatMap((line) => {
      const [, file, row, column] = place.exec(line.slice(0, 500)) ?? [];
      if (file === undefined) return [];
      const [, one, other] = named.exec(line) ?? [];
      return [`${(one ?? other ?? '').replaceAll(/[^\w$.<>]/g, '')}@${file}:${row}:${column}`];
    })
    .slice(0, reportLimits.frames);

/** The report of an error of the program; null for other values: a refusal, a lost connection, a value without a stack. */
export const failureEntry = (error: unknown): FailureEntry | null => {
  if (!(error instanceof Error) || error instanceof ClientError || error.name === 'AbortError') return null;
  const name = /^[A-Za-z][\w$]{0,59}$/.test(error.name) ? error.name : 'Error';
  return {
    kind: 'error',
    name,
    message: cleanedMessage(name, error.message),
    frames: framesOf(error.stack ?? ''),
    path: cleanedPath(location.pathname),
    count: 1,
  };
};
