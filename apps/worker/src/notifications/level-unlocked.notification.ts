import { levelUnlocked } from '@nivel/contracts/learning/level-unlocked.fact';
import { exampleOfLevel } from '../examples/level-unlocked.example.ts';
import { progress } from '../kinds/progress.kind.ts';
import { notification } from './notification.ts';

export const levelUnlockedNotification = notification({
  fact: levelUnlocked,
  kind: progress,
  to: ({ userId }) => userId,
  text: ({ name }) => ({ 'es-MX': `Nivel desbloqueado: ${name}`, en: `Level unlocked: ${name}` }),
  link: () => '/estudiantes-dashboard',
  example: exampleOfLevel,
});
