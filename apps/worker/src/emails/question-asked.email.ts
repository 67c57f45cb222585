import { questionAsked } from '@nivel/contracts/learning/question-asked.fact';
import { email } from '../composition/email.ts';
import { exampleOfQuestion } from '../examples/question-asked.example.ts';
import { questions } from '../kinds/questions.kind.ts';

const dayIn = (locale: string, day: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(Date.parse(day));

export const questionAskedEmail = email({
  fact: questionAsked,
  kind: questions,
  to: ({ mentorIds }) => mentorIds,
  keeps: ['questionId', 'partTitle', 'promisedOn', 'isFirst'],
  link: ({ questionId }) => `/dashboard/mentores#${questionId}`,
  texts: ({ partTitle, promisedOn, isFirst }) => ({
    'es-MX': {
      subject: isFirst ? `Pregunta nueva sobre «${partTitle}»` : `Reabrieron una pregunta sobre «${partTitle}»`,
      preview: `Prometimos responder a más tardar el ${dayIn('es-MX', promisedOn)}.`,
      title: isFirst ? 'Alguien tiene una pregunta' : 'Alguien sigue con dudas',
      paragraphs: [`Es sobre «${partTitle}».`, `Prometimos responder a más tardar el ${dayIn('es-MX', promisedOn)}.`],
      action: 'Ver la pregunta',
      notes: ['Recibes esto porque eres mentor en Nivel.'],
    },
    en: {
      subject: isFirst ? `New question about “${partTitle}”` : `A question about “${partTitle}” was reopened`,
      preview: `We promised an answer by ${dayIn('en', promisedOn)}.`,
      title: isFirst ? 'Somebody has a question' : 'Somebody is still in doubt',
      paragraphs: [`It is about “${partTitle}”.`, `We promised an answer by ${dayIn('en', promisedOn)}.`],
      action: 'See the question',
      notes: ['You get this because you are a mentor at Nivel.'],
    },
  }),
  example: ({ addressee }) => exampleOfQuestion(addressee.userId),
});
