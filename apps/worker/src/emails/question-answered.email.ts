import { questionAnswered } from '@nivel/contracts/learning/question-answered.fact';
import { email } from '../composition/email.ts';
import { exampleOfAnswer } from '../examples/question-answered.example.ts';
import { answers } from '../kinds/answers.kind.ts';

export const questionAnsweredEmail = email({
  fact: questionAnswered,
  kind: answers,
  to: ({ userId }) => userId,
  keeps: ['questionId', 'partTitle', 'isKept'],
  link: ({ questionId }) => `/dashboard/preguntas#${questionId}`,
  texts: ({ partTitle, isKept }) => ({
    'es-MX': {
      subject: `Respondieron tu pregunta sobre «${partTitle}»`,
      preview: 'La respuesta te espera junto a tu pregunta.',
      title: 'Tu pregunta tiene respuesta',
      paragraphs: [
        `Una persona respondió lo que preguntaste sobre «${partTitle}».`,
        ...(isKept ? [] : ['Llegó después de lo prometido, y lo sentimos.']),
      ],
      action: 'Leer la respuesta',
      notes: ['Si algo quedó sin aclarar, puedes reabrir la pregunta. Y dinos cuánto te ayudó.'],
    },
    en: {
      subject: `Your question about “${partTitle}” was answered`,
      preview: 'The answer waits beside your question.',
      title: 'Your question has an answer',
      paragraphs: [
        `A person answered what you asked about “${partTitle}”.`,
        ...(isKept ? [] : ['It came later than promised, and we are sorry.']),
      ],
      action: 'Read the answer',
      notes: ['If something is still unclear, you can reopen the question. And tell us how much it helped.'],
    },
  }),
  example: ({ addressee }) => exampleOfAnswer(addressee.userId),
});
