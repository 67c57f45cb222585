import { kind } from './kind.ts';

export const conversations = kind({
  name: 'conversations',
  title: { 'es-MX': 'Menciones y respuestas', en: 'Mentions and replies' },
  description: {
    'es-MX': 'Cuando alguien te menciona o te responde en una tarjeta de Crico.',
    en: 'When somebody mentions you or replies to you on a card in Crico.',
  },
  isLocked: false,
  pace: 'daily',
});
