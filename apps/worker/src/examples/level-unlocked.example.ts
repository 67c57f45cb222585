import type { levelUnlocked } from '@nivel/contracts/learning/level-unlocked.fact';
import type { PayloadOf } from '@nivel/contracts/kernel/fact';

export const exampleOfLevel = (userId: string): PayloadOf<typeof levelUnlocked> => ({
  userId,
  levelId: 'X200',
  name: 'Intermedio',
});
