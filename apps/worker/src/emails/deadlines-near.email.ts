import { deadlinesNear } from '@nivel/contracts/projects/deadlines-near.fact';
import { aboutProject } from '../composition/about-project.ts';
import { cardLink } from '../composition/card-link.ts';
import { dueWords } from '../composition/deadline-words.ts';
import { email } from '../composition/email.ts';
import { exampleOfDeadline } from '../examples/deadlines-near.example.ts';
import { cardDeadlines } from '../kinds/card-deadlines.kind.ts';

export const deadlinesNearEmail = email({
  fact: deadlinesNear,
  kind: cardDeadlines,
  when: ({ byEmail }) => byEmail,
  to: ({ userId }) => userId,
  keeps: ['projectId', 'projectName', 'card', 'count', 'dueOn', 'daysLeft'],
  about: aboutProject,
  link: cardLink,
  texts: (near) => {
    const { card, count, projectName } = near;
    const due = dueWords(near);
    const [es, en] =
      count > 1 ? [`${count} tarjetas tuyas`, `${count} cards of yours`] : [card.reference, card.reference];
    return {
      'es-MX': {
        subject: `${es} de ${projectName} ${due['es-MX']}`,
        preview: 'Una fecha límite tuya se acerca.',
        title: 'Se acerca una fecha límite',
        paragraphs: [`«${card.title}»${count > 1 ? ` y ${count - 1} más` : ''} de ${projectName} ${due['es-MX']}.`],
        action: count > 1 ? 'Abrir el proyecto' : 'Abrir la tarjeta',
        notes: ['Cuántos días antes se avisa lo decide cada proyecto en sus ajustes.'],
      },
      en: {
        subject: `${en} of ${projectName} ${due.en}`,
        preview: 'A deadline of yours comes near.',
        title: 'A deadline comes near',
        paragraphs: [`“${card.title}”${count > 1 ? ` and ${count - 1} more` : ''} of ${projectName} ${due.en}.`],
        action: count > 1 ? 'Open the project' : 'Open the card',
        notes: ['How many days before it you hear of it is set by each project.'],
      },
    };
  },
  example: ({ addressee }) => exampleOfDeadline(addressee.userId),
});
