import { cardsAssigned } from '@nivel/contracts/projects/cards-assigned.fact';
import { aboutProject } from '../composition/about-project.ts';
import { cardLink } from '../composition/card-link.ts';
import { email } from '../composition/email.ts';
import { noticeTexts } from '../composition/notice-texts.ts';
import { cardAssignments } from '../kinds/card-assignments.kind.ts';
import { exampleNotice } from '../notifications/about-cards.ts';
import { cardsAssignedNotification } from '../notifications/cards-assigned.notification.ts';

export const cardsAssignedEmail = email({
  fact: cardsAssigned,
  kind: cardAssignments,
  to: ({ userId }) => userId,
  keeps: ['projectId', 'projectName', 'by', 'card', 'count'],
  about: aboutProject,
  link: cardLink,
  texts: (notice) => noticeTexts(cardsAssignedNotification.text(notice)),
  example: ({ addressee }) => exampleNotice(addressee.userId),
});
