import { HIDDEN_DAYS } from '@nivel/contracts/ai/ai-values';

const DAY_MS = 86_400_000;

/** What was hidden before is shown again. */
export const hiddenSince = (now: Date): Date => new Date(now.getTime() - HIDDEN_DAYS * DAY_MS);
