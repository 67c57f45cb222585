import type { ProposalLanguage } from '@nivel/contracts/ai/values/proposal-values';
import { francAll } from 'franc-min';

const codes: Readonly<Record<string, ProposalLanguage>> = { spa: 'es', eng: 'en' };
/** Letter groups of more text say nothing more. */
const MOST_READ = 2_000;

/** The language of a text, by its groups of three letters; Spanish if it is too short to decide. */
export const languageOf = (text: string): ProposalLanguage => {
  const [best] = francAll(text.slice(0, MOST_READ), { only: Object.keys(codes), minLength: 3 });
  return codes[best?.[0] ?? ''] ?? 'es';
};
