import { itemAdded } from '@nivel/contracts/blank/item-added.fact';
import { progress } from '../kinds/progress.kind.ts';
import { notification } from './notification.ts';

export const itemAddedNotification = notification({
  fact: itemAdded,
  kind: progress,
  to: ({ userId }) => userId,
  text: ({ title }) => ({ 'es-MX': `Agregaste ${title}`, en: `You added ${title}` }),
  link: () => '/blank',
  example: (userId) => ({ userId, itemId: '01890a5d-ac96-774b-bcce-b302099a8057', title: 'Primera' }),
});
