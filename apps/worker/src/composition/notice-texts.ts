import type { Bilingual } from '@nivel/contracts/emails/bilingual';
import type { EmailTexts } from './email.ts';

/** An e-mail with the text of the notification: what happened, and where to read it. */
export const noticeTexts = ({ 'es-MX': es, en }: Bilingual<string>): Bilingual<EmailTexts> => ({
  'es-MX': {
    subject: es,
    preview: 'Hay algo nuevo para ti en Crico.',
    title: 'Algo nuevo en Crico',
    paragraphs: [`${es}.`],
    action: 'Abrir en Crico',
    notes: ['En tus ajustes eliges si esto llega al momento, una vez al día o no llega.'],
  },
  en: {
    subject: en,
    preview: 'There is news for you in Crico.',
    title: 'News in Crico',
    paragraphs: [`${en}.`],
    action: 'Open in Crico',
    notes: ['In your settings you choose whether this comes at once, once a day, or not at all.'],
  },
});
