const feedback = { right: '…', wrong: '…' };
const head = (type: string) => ({ id: 'nueva', type, objective: 1, prompt: '…' });
const option = (id: string, correct: boolean) => ({ id, text: '…', correct, feedback: '…' });
const options = [option('una', true), option('otra', false)];

/** A question of each type to fill in, by its type. */
export const exerciseTemplates = {
  single_choice: { ...head('single_choice'), options },
  multiple_choice: { ...head('multiple_choice'), options },
  true_false: { ...head('true_false'), answer: true, feedback },
  short_text: { ...head('short_text'), accepted: ['…'], feedback },
  number: { ...head('number'), value: 0, tolerance: 0, feedback },
  writing: { ...head('writing'), minWords: 20, criteria: ['…', '…'], sample: '…', feedback: '…' },
} as const;
