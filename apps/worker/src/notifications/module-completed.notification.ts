import { moduleCompleted } from '@nivel/contracts/learning/module-completed.fact';
import { progress } from '../kinds/progress.kind.ts';
import { notification } from './notification.ts';

export const moduleCompletedNotification = notification({
  fact: moduleCompleted,
  kind: progress,
  to: ({ userId }) => userId,
  text: ({ title }) => ({ 'es-MX': `Módulo completado: ${title}`, en: `Module completed: ${title}` }),
  link: ({ moduleId }) => `/dashboard/modulos/${moduleId}`,
  example: (userId) => ({
    userId,
    moduleId: '01890a5d-ac96-774b-bcce-b302099a8057',
    levelId: 'X100',
    title: 'Primer contacto',
    modulesCompleted: 1,
    nextModuleId: null,
  }),
});
