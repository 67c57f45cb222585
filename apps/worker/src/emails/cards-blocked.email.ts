import { cardsBlocked } from '@nivel/contracts/projects/cards-blocked.fact';
import { aboutProject } from '../composition/about-project.ts';
import { cardLink } from '../composition/card-link.ts';
import { email } from '../composition/email.ts';
import { noticeTexts } from '../composition/notice-texts.ts';
import { cardChanges } from '../kinds/card-changes.kind.ts';
import { exampleNotice } from '../notifications/about-cards.ts';
import { cardsBlockedNotification } from '../notifications/cards-blocked.notification.ts';

export const cardsBlockedEmail = email({
  fact: cardsBlocked,
  kind: cardChanges,
  to: ({ userId }) => userId,
  keeps: ['projectId', 'projectName', 'by', 'card', 'count', 'reason'],
  about: aboutProject,
  link: cardLink,
  texts: (notice) => noticeTexts(cardsBlockedNotification.text(notice)),
  example: ({ addressee }) => ({ ...exampleNotice(addressee.userId), reason: 'Falta el permiso' }),
});
