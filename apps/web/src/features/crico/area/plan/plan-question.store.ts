import { createStore } from '../../../../shell/store/store.ts';
import type { PlanMove } from './consequences.ts';

interface PlanQuestion {
  readonly moves: readonly PlanMove[];
  readonly answer: (isKept: boolean) => void;
}

const asked = createStore<PlanQuestion | null>(null);

/** Asks whether cards may move; a question that is still open is answered with no. */
export const askMoves = async (moves: readonly PlanMove[]): Promise<boolean> =>
  new Promise((resolve) => {
    asked.read()?.answer(false);
    const answer = (isKept: boolean) => {
      if (asked.read()?.answer === answer) asked.write(null);
      resolve(isKept);
    };
    asked.write({ moves, answer });
  });

export const usePlanQuestion = (): PlanQuestion | null => asked.use();
