import { questionAsked } from '@nivel/contracts/learning/question-asked.fact';
import { exampleOfQuestion } from '../examples/question-asked.example.ts';
import { questions } from '../kinds/questions.kind.ts';
import { notification } from './notification.ts';

export const questionAskedNotification = notification({
  fact: questionAsked,
  kind: questions,
  to: ({ mentorIds }) => mentorIds,
  text: ({ partTitle, isFirst }) => ({
    'es-MX': isFirst ? `Hay una pregunta nueva sobre «${partTitle}»` : `Reabrieron una pregunta sobre «${partTitle}»`,
    en: isFirst ? `There is a new question about “${partTitle}”` : `A question about “${partTitle}” was reopened`,
  }),
  link: ({ questionId }) => `/dashboard/mentores#${questionId}`,
  example: exampleOfQuestion,
});
