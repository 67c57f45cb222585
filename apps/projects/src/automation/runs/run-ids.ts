import { v5 } from 'uuid';

/** The namespace of this product's runs; any UUID that nothing else has. */
const NAMESPACE = '6f0d7a52-8a1c-5f4e-9c63-0b8f2f1f7d11';

/**
 * The id of a rule's one run for a cause, so that a repeated evaluation finds the run done.
 * @param cause the number of a command, the id of a comment, or a planned time
 */
export const runIdOf = (ruleId: string, cause: number | string): string => v5(`${ruleId} ${cause}`, NAMESPACE);

/** The id of what a step of a run makes for a card. */
export const madeIdOf = (runId: string, cardId: string, step: number): string =>
  v5(`${runId} ${cardId} ${step}`, NAMESPACE);
