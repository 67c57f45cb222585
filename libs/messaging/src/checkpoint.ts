/**
 * The points of a unit of work and of the relay at which a process may die. Fault runs name one in `CRASH_AT` and verify for
 * each point that the state changed if and only if the fact is published.
 */
export type Checkpoint =
  'before-transaction' | 'after-insert' | 'after-commit' | 'after-publish' | 'after-acknowledgement' | 'after-mark';

export type OnCheckpoint = (point: Checkpoint) => void;

/** Ends the process without any clean-up, as a power cut would, when it reaches the named point. */
export const crashAt =
  (wanted: string): OnCheckpoint =>
  (point) => {
    if (point === wanted) process.kill(process.pid, 'SIGKILL');
  };
