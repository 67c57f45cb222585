import { itemAdded } from '@nivel/contracts/blank/item-added.fact';
import { email } from '../composition/email.ts';
import { progress } from '../kinds/progress.kind.ts';

export const itemAddedEmail = email({
  fact: itemAdded,
  kind: progress,
  to: ({ userId }) => userId,
  keeps: ['title'],
  link: () => '/blank',
  texts: ({ title }) => ({
    'es-MX': {
      subject: `Agregaste ${title}`,
      preview: 'Hay una cosa nueva en tu lista.',
      title: 'Una cosa nueva',
      paragraphs: [`Agregaste «${title}».`],
      action: 'Ver mi lista',
      notes: [],
    },
    en: {
      subject: `You added ${title}`,
      preview: 'There is something new in your list.',
      title: 'Something new',
      paragraphs: [`You added “${title}”.`],
      action: 'See my list',
      notes: [],
    },
  }),
  example: ({ addressee: { userId } }) => ({
    userId,
    itemId: '01890a5d-ac96-774b-bcce-b302099a8057',
    title: 'Primera',
  }),
});
