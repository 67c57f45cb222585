import type { ProposalLanguage } from '@nivel/contracts/ai/values/proposal-values';
import { spoken } from './spoken.ts';

/** Words that only one of the languages has, of those that commands and questions begin with. */
const words: Readonly<Record<ProposalLanguage, RegExp>> = {
  es: /\b(?:crea\w*|agrega\w*|anade|una|tarjetas?|tareas?|para|el|la|los|las|que|mis|vence\w*|hoy|manana|mueve|mover|asigna\w*|de|del|proyecto|como|quien|cuando|esta\w*|hay|muestra\w*|ayuda|cual\w*|por|favor|puedes)\b/g,
  en: /\b(?:create|add|card|cards|tasks?|the|for|to|my|due|what|which|is|are|tomorrow|today|move|assign|project|how|who|when|will|show|help|please|can|you|we|on|of)\b/g,
};
/** A message says its language in its first words; titles behind them may be in another one. */
const FIRST = 40;

/** The language in which a message speaks; null: its words do not say. */
export const languageSaid = (message: string): ProposalLanguage | null => {
  const { plain } = spoken(message.slice(0, FIRST));
  const [es, en] = [plain.match(words.es)?.length ?? 0, plain.match(words.en)?.length ?? 0];
  if (es === en) return null;
  return es > en ? 'es' : 'en';
};
