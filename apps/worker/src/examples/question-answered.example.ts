import type { PayloadOf } from '@nivel/contracts/kernel/fact';
import type { questionAnswered } from '@nivel/contracts/learning/question-answered.fact';

export const exampleOfAnswer = (userId: string): PayloadOf<typeof questionAnswered> => ({
  userId,
  questionId: '01890a5d-ac96-774b-bcce-b302099a8071',
  partTitle: 'Qué es un modelo de lenguaje',
  isKept: true,
});
