import { automationNotified } from '@nivel/contracts/projects/automation/automation-notified.fact';
import { cardLink } from '../composition/card-link.ts';
import { automationRules } from '../kinds/automation-rules.kind.ts';
import { exampleNotice, named } from './about-cards.ts';
import { notification } from './notification.ts';

export const automationNotifiedNotification = notification({
  fact: automationNotified,
  kind: automationRules,
  to: ({ userId }) => userId,
  text: (notice) => {
    const { count, message, projectName } = notice;
    const { es, en } = named(notice);
    return count > 1
      ? {
          'es-MX': `${message} (${count} tarjetas en ${projectName})`,
          en: `${message} (${count} cards in ${projectName})`,
        }
      : { 'es-MX': `${message} (${es})`, en: `${message} (${en})` };
  },
  link: cardLink,
  example: (userId) => ({
    ...exampleNotice(userId),
    ruleName: 'Avisar de lo bloqueado',
    message: 'Revisa esta tarjeta',
  }),
});
