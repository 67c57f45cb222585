import { achievementUnlocked } from '@nivel/contracts/learning/achievement-unlocked.fact';
import { achievements } from '../kinds/achievements.kind.ts';
import { notification } from './notification.ts';

export const achievementUnlockedNotification = notification({
  fact: achievementUnlocked,
  kind: achievements,
  to: ({ userId }) => userId,
  text: ({ title }) => ({ 'es-MX': `Logro desbloqueado: ${title}`, en: `Achievement Unlocked: ${title}` }),
  link: () => '/estudiantes-dashboard',
  example: (userId) => ({
    userId,
    achievementId: '01890a5d-ac96-774b-bcce-b302099a8057',
    title: 'Primeros pasos',
    description: 'Terminaste tu primer módulo.',
    icon: 'footprints',
    points: 20,
    totalPoints: 120,
  }),
});
