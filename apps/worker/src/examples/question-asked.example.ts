import type { PayloadOf } from '@nivel/contracts/kernel/fact';
import type { questionAsked } from '@nivel/contracts/learning/question-asked.fact';

export const exampleOfQuestion = (userId: string): PayloadOf<typeof questionAsked> => ({
  questionId: '01890a5d-ac96-774b-bcce-b302099a8071',
  partTitle: 'Qué es un modelo de lenguaje',
  mentorIds: [userId],
  promisedOn: '2026-11-24',
  isFirst: true,
});
