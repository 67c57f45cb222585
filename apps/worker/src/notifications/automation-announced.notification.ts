import { automationAnnounced } from '@nivel/contracts/projects/automation/automation-announced.fact';
import { automationRules } from '../kinds/automation-rules.kind.ts';
import { exampleNotice } from './about-cards.ts';
import { notification } from './notification.ts';

export const automationAnnouncedNotification = notification({
  fact: automationAnnounced,
  kind: automationRules,
  to: ({ userId }) => userId,
  text: ({ message, ruleName, projectName }) => ({
    'es-MX': `${message} (regla «${ruleName}» de ${projectName})`,
    en: `${message} (rule “${ruleName}” of ${projectName})`,
  }),
  link: ({ projectId }) => `/crico?project=${projectId}`,
  example: (userId) => {
    const { projectId, projectName, by } = exampleNotice(userId);
    return {
      ...{ userId, projectId, projectName, by },
      ruleName: 'Avisar los lunes',
      message: 'Hoy hay junta a las 10',
    };
  },
});
