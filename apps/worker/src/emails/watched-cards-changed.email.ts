import { watchedCardsChanged } from '@nivel/contracts/projects/watched-cards-changed.fact';
import { aboutProject } from '../composition/about-project.ts';
import { cardLink } from '../composition/card-link.ts';
import { email } from '../composition/email.ts';
import { noticeTexts } from '../composition/notice-texts.ts';
import { cardChanges } from '../kinds/card-changes.kind.ts';
import { exampleNotice } from '../notifications/about-cards.ts';
import { watchedCardsChangedNotification } from '../notifications/watched-cards-changed.notification.ts';

export const watchedCardsChangedEmail = email({
  fact: watchedCardsChanged,
  kind: cardChanges,
  to: ({ userId }) => userId,
  keeps: ['projectId', 'projectName', 'by', 'card', 'count', 'event'],
  about: aboutProject,
  link: cardLink,
  texts: (notice) => noticeTexts(watchedCardsChangedNotification.text(notice)),
  example: ({ addressee }) => ({ ...exampleNotice(addressee.userId), event: 'moved' as const }),
});
