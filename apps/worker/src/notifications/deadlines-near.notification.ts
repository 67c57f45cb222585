import { deadlinesNear } from '@nivel/contracts/projects/deadlines-near.fact';
import { cardLink } from '../composition/card-link.ts';
import { dueWords } from '../composition/deadline-words.ts';
import { exampleOfDeadline } from '../examples/deadlines-near.example.ts';
import { cardDeadlines } from '../kinds/card-deadlines.kind.ts';
import { aboutCards, named } from './about-cards.ts';
import { notification } from './notification.ts';

export const deadlinesNearNotification = notification({
  fact: deadlinesNear,
  kind: cardDeadlines,
  to: ({ userId }) => userId,
  text: (near) => {
    const { count, projectName } = near;
    const [cards, due] = [named(near), dueWords(near)];
    return {
      'es-MX': `${count > 1 ? `${count} tarjetas tuyas en ${projectName}` : cards.es} ${due['es-MX']}`,
      en: `${count > 1 ? `${count} cards of yours in ${projectName}` : cards.en} ${due.en}`,
    };
  },
  link: cardLink,
  about: (near) => (near.byEmail ? aboutCards(near) : null),
  example: exampleOfDeadline,
});
