import { watchedCardsChanged, type CardEvent } from '@nivel/contracts/projects/watched-cards-changed.fact';
import { cardLink } from '../composition/card-link.ts';
import { cardChanges } from '../kinds/card-changes.kind.ts';
import { aboutCards, exampleNotice, named } from './about-cards.ts';
import { notification } from './notification.ts';

/** A change of a card by another person. */
const did: Readonly<Record<CardEvent, { readonly es: string; readonly en: string }>> = {
  deleted: { es: 'eliminó', en: 'deleted' },
  completed: { es: 'terminó', en: 'completed' },
  moved: { es: 'movió', en: 'moved' },
  rescheduled: { es: 'cambió las fechas de', en: 'changed the dates of' },
  rewritten: { es: 'editó', en: 'edited' },
  changed: { es: 'cambió', en: 'changed' },
};

export const watchedCardsChangedNotification = notification({
  fact: watchedCardsChanged,
  kind: cardChanges,
  to: ({ userId }) => userId,
  text: (notice) => {
    const { by, count, event, projectName } = notice;
    const { es, en } = named(notice);
    return count > 1
      ? {
          'es-MX': `${by.fullName} ${did[event].es} ${count} tarjetas que sigues en ${projectName}`,
          en: `${by.fullName} ${did[event].en} ${count} cards you watch in ${projectName}`,
        }
      : { 'es-MX': `${by.fullName} ${did[event].es} ${es}`, en: `${by.fullName} ${did[event].en} ${en}` };
  },
  link: cardLink,
  about: aboutCards,
  collapses: true,
  example: (userId) => ({ ...exampleNotice(userId), event: 'moved' as const }),
});
