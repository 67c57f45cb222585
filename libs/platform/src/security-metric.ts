import { counter } from './metric.ts';

const events = counter({
  name: 'nivel_security_events_total',
  help: 'What an attack would leave behind: refusals, wrong codes, lock-outs, tokens used twice, forged tokens',
  labelNames: ['event'],
});

/**
 * Counts one event of the security log; the alerts use this count.
 * @param event one of a fixed set of names (`forged-token`, `code-failed`, …), never a value that a caller chose
 */
export const countSecurityEvent = (event: string): void => events.labels(event).inc();
