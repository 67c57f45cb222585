import type { GradedItem } from '@nivel/contracts/learning/submit-exercise.operation';
import { partIds } from '../learning.fixtures.ts';

export const someExercises = {
  type: 'exercises' as const,
  kind: 'practice' as const,
  intro: null,
  passMark: 0.7,
  items: [
    {
      id: 'q1',
      type: 'single_choice' as const,
      prompt: '¿Qué es un **modelo**?',
      weight: 1,
      options: [
        { id: 'a', text: 'Una base de datos' },
        { id: 'b', text: 'Una función que aprende' },
      ],
    },
    { id: 'q2', type: 'number' as const, prompt: '¿Cuánto es la mitad de siete?', weight: 1 },
  ],
};

/** The service's feedback on `a` or `b` for the first question. */
export const gradedChoice = (chosen: string): GradedItem => ({
  id: 'q1',
  score: chosen === 'b' ? 1 : 0,
  isCorrect: chosen === 'b',
  credit: chosen === 'b' ? 1 : 0,
  triesLeft: chosen === 'b' ? 0 : 1,
  feedback: null,
  options: [
    { id: 'a', isRight: false, wasChosen: chosen === 'a', feedback: 'Guarda datos, pero no aprende.' },
    { id: 'b', isRight: true, wasChosen: chosen === 'b', feedback: 'Aprende de ejemplos.' },
  ].filter(({ wasChosen }) => wasChosen),
  solution: null,
});

/** Its feedback on a number for the second one. */
export const gradedNumber = (given: number): GradedItem => ({
  id: 'q2',
  score: given === 3.5 ? 1 : 0,
  isCorrect: given === 3.5,
  credit: given === 3.5 ? 1 : 0,
  triesLeft: given === 3.5 ? 0 : 2,
  feedback: given === 3.5 ? 'Así es.' : 'La mitad de seis es tres.',
  options: [],
  solution: given === 3.5 ? '3.5' : null,
});

/** The door that checks one answer. */
export const checkDoor = (body: unknown) => {
  const { item_id, answer } = body as { item_id: string; answer: string | number };
  return { body: item_id === 'q1' ? gradedChoice(String(answer)) : gradedNumber(Number(answer)) };
};

/** The door that grades an attempt. */
export const submitDoor = (body: unknown) => {
  const { answers } = body as { answers: { q1: string; q2: number } };
  const items = [gradedChoice(answers.q1), gradedNumber(answers.q2)];
  const score = items.filter(({ isCorrect }) => isCorrect).length / items.length;
  return {
    body: {
      attemptId: partIds[0],
      attempt: 1,
      score,
      passMark: 0.7,
      isPassed: score >= 0.7,
      bestScore: score,
      items,
      totalPoints: 330,
      achievements: [],
      streak: { days: 5, freezes: 1, freezesUsed: 0 },
    },
  };
};
