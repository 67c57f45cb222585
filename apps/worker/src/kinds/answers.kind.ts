import { kind } from './kind.ts';

export const answers = kind({
  name: 'answers',
  title: { 'es-MX': 'Respuestas a tus preguntas', en: 'Answers to your questions' },
  description: {
    'es-MX': 'Cuando una persona responde lo que preguntaste sobre una parte.',
    en: 'When a person answers what you asked about a part.',
  },
  isLocked: false,
});
