import { cardsBlocked } from '@nivel/contracts/projects/cards-blocked.fact';
import { cardLink } from '../composition/card-link.ts';
import { cardChanges } from '../kinds/card-changes.kind.ts';
import { aboutCards, exampleNotice, named } from './about-cards.ts';
import { notification } from './notification.ts';

export const cardsBlockedNotification = notification({
  fact: cardsBlocked,
  kind: cardChanges,
  to: ({ userId }) => userId,
  text: (notice) => {
    const { by, count, projectName, reason } = notice;
    const { es, en } = named(notice);
    return count > 1
      ? {
          'es-MX': `${by.fullName} bloqueó ${count} tarjetas en ${projectName}: ${reason}`,
          en: `${by.fullName} blocked ${count} cards in ${projectName}: ${reason}`,
        }
      : { 'es-MX': `${by.fullName} bloqueó ${es}: ${reason}`, en: `${by.fullName} blocked ${en}: ${reason}` };
  },
  link: cardLink,
  about: aboutCards,
  example: (userId) => ({ ...exampleNotice(userId), reason: 'Falta el permiso' }),
});
