import { cardsAssigned } from '@nivel/contracts/projects/cards-assigned.fact';
import { cardLink } from '../composition/card-link.ts';
import { cardAssignments } from '../kinds/card-assignments.kind.ts';
import { aboutCards, exampleNotice, named } from './about-cards.ts';
import { notification } from './notification.ts';

export const cardsAssignedNotification = notification({
  fact: cardsAssigned,
  kind: cardAssignments,
  to: ({ userId }) => userId,
  text: (notice) => {
    const { by, count, projectName } = notice;
    const { es, en } = named(notice);
    return count > 1
      ? {
          'es-MX': `${by.fullName} te asignó ${count} tarjetas en ${projectName}`,
          en: `${by.fullName} assigned you ${count} cards in ${projectName}`,
        }
      : { 'es-MX': `${by.fullName} te asignó ${es}`, en: `${by.fullName} assigned you ${en}` };
  },
  link: cardLink,
  about: aboutCards,
  example: exampleNotice,
});
