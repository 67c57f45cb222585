import type { achievementUnlocked } from '@nivel/contracts/learning/achievement-unlocked.fact';
import type { PayloadOf } from '@nivel/contracts/kernel/fact';

export const exampleOfAchievement = (userId: string): PayloadOf<typeof achievementUnlocked> => ({
  userId,
  achievementId: '01890a5d-ac96-774b-bcce-b302099a8057',
  title: 'Primeros pasos',
  description: 'Terminaste tu primer módulo.',
  icon: 'footprints',
  points: 20,
  totalPoints: 120,
});
