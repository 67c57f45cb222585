import type { MyQuestions, Question, Queued } from './questions.queries.ts';

const part = {
  id: '0190a000-0000-7000-8000-000000000a01',
  title: 'Una historia corta',
  module_id: '0190a000-0000-7000-8000-000000000a02',
  module_title: 'Qué es la IA',
  level_id: 'X100',
};
const asked = '2026-11-23T16:00:00.000Z';

/** A question that waits. */
export const aQuestion = (overrides: Partial<Question> = {}): Question => ({
  id: '0190a000-0000-7000-8000-000000000a11',
  state: 'open',
  part,
  messages: [
    { id: '0190a000-0000-7000-8000-000000000a11', from: 'learner', text: '¿Por qué **no**?', written_at: asked },
  ],
  promises: [{ asked_at: asked, promised_on: '2026-11-26', answered_at: null, is_kept: true }],
  rating: null,
  rating_words: '',
  ...overrides,
});

/** The same, answered four hours later. */
export const anAnsweredQuestion = (overrides: Partial<Question> = {}): Question => {
  const answered = '2026-11-23T20:00:00.000Z';
  const { messages, promises } = aQuestion();
  return aQuestion({
    state: 'answered',
    messages: [
      ...messages,
      { id: '0190a000-0000-7000-8000-000000000a12', from: 'mentor', text: 'Porque _sí_.', written_at: answered },
    ],
    promises: promises.map((promise) => ({ ...promise, answered_at: answered })),
    ...overrides,
  });
};

/** The view of a learner on a paid plan. */
export const myQuestions = (overrides: Partial<MyQuestions> = {}): MyQuestions => ({
  questions: [],
  tier: 'pro',
  promised_on: '2026-11-26',
  left: 5,
  is_mentor: false,
  ...overrides,
});

/** A line of a mentor's queue. */
export const aQueued = (overrides: Partial<Queued> = {}): Queued => ({
  id: '0190a000-0000-7000-8000-000000000a11',
  state: 'open',
  part,
  first_name: 'Ana',
  tier: 'elite',
  promise: { asked_at: asked, promised_on: '2026-11-24', answered_at: null, is_kept: true },
  taken: 'free',
  rating: null,
  ...overrides,
});
