import { HIDDEN_DAYS } from '@nivel/contracts/ai/ai-values';
import { DAY_MS } from '@nivel/platform/local-day';

/** What was hidden before is shown again. */
export const hiddenSince = (now: Date): Date => new Date(now.getTime() - HIDDEN_DAYS * DAY_MS);
