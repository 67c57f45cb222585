import { HIDDEN_DAYS } from '@nivel/contracts/ai/ai-values';
import { DAY_MS } from '@nivel/platform/local-day';

/** Insights hidden before it are shown again. */
export const hiddenSince = (now: Date): Date => new Date(now.getTime() - HIDDEN_DAYS * DAY_MS);
