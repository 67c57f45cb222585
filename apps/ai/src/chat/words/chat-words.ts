import type { ProposalLanguage } from '@nivel/contracts/ai/values/proposal-values';
import { words as en } from './en.ts';
import { words as es, type ChatWords } from './es.ts';

export type { ChatWords };

/** What the assistant says, in each language. */
export const chatWords: Readonly<Record<ProposalLanguage, ChatWords>> = { es, en };
