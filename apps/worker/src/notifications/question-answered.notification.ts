import { questionAnswered } from '@nivel/contracts/learning/question-answered.fact';
import { exampleOfAnswer } from '../examples/question-answered.example.ts';
import { answers } from '../kinds/answers.kind.ts';
import { notification } from './notification.ts';

export const questionAnsweredNotification = notification({
  fact: questionAnswered,
  kind: answers,
  to: ({ userId }) => userId,
  text: ({ partTitle }) => ({
    'es-MX': `Respondieron tu pregunta sobre «${partTitle}»`,
    en: `Your question about “${partTitle}” was answered`,
  }),
  link: ({ questionId }) => `/dashboard/preguntas#${questionId}`,
  example: exampleOfAnswer,
});
