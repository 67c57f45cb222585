import { achievementUnlocked } from '@nivel/contracts/learning/achievement-unlocked.fact';
import { exampleOfAchievement } from '../examples/achievement-unlocked.example.ts';
import { achievements } from '../kinds/achievements.kind.ts';
import { notification } from './notification.ts';

export const achievementUnlockedNotification = notification({
  fact: achievementUnlocked,
  kind: achievements,
  to: ({ userId }) => userId,
  text: ({ title }) => ({ 'es-MX': `Logro desbloqueado: ${title}`, en: `Achievement Unlocked: ${title}` }),
  link: () => '/estudiantes-dashboard',
  example: exampleOfAchievement,
});
