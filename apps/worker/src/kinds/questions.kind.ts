import { kind } from './kind.ts';

export const questions = kind({
  name: 'questions',
  title: { 'es-MX': 'Preguntas para mentores', en: 'Questions for mentors' },
  description: {
    'es-MX': 'Si eres mentor: cuando alguien pregunta sobre una parte.',
    en: 'If you are a mentor: when somebody asks about a part.',
  },
  isLocked: false,
});
