import { automationStopped } from '@nivel/contracts/projects/automation/automation-stopped.fact';
import { automationRules } from '../kinds/automation-rules.kind.ts';
import { notification } from './notification.ts';

export const automationStoppedNotification = notification({
  fact: automationStopped,
  kind: automationRules,
  to: ({ userId }) => userId,
  text: ({ ruleName, projectName, reason }) => {
    switch (reason) {
      case 'no-rights':
        return {
          'es-MX': `La regla «${ruleName}» de ${projectName} se detuvo: su dueño ya no tiene permiso en el proyecto`,
          en: `The rule “${ruleName}” of ${projectName} was stopped: its owner has no right in the project any more`,
        };
      case 'too-often':
        return {
          'es-MX': `La regla «${ruleName}» de ${projectName} se pausó: corrió 200 veces en una hora`,
          en: `The rule “${ruleName}” of ${projectName} was paused: it ran 200 times within an hour`,
        };
      case 'too-deep':
        return {
          'es-MX': `La regla «${ruleName}» de ${projectName} no corrió: ocho reglas ya se habían causado una a otra`,
          en: `The rule “${ruleName}” of ${projectName} did not run: eight rules had already caused one another`,
        };
    }
  },
  link: ({ projectId }) => `/crico?project=${projectId}&view=auto`,
  collapses: true,
  example: (userId) => ({
    userId,
    projectId: '01890a5d-ac96-774b-bcce-b302099a8058',
    projectName: 'Sitio nuevo',
    ruleId: '01890a5d-ac96-774b-bcce-b302099a8061',
    ruleName: 'Avisar de lo bloqueado',
    reason: 'too-often' as const,
  }),
});
