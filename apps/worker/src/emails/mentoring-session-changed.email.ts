import { mentoringSessionChanged } from '@nivel/contracts/learning/mentoring-session-changed.fact';
import { email } from '../composition/email.ts';
import { exampleOfMentoring } from '../examples/mentoring-session-changed.example.ts';
import { mentoring } from '../kinds/mentoring.kind.ts';
import { MENTORING_LINK, mentoringText } from '../notifications/about-mentoring.ts';

export const mentoringSessionChangedEmail = email({
  fact: mentoringSessionChanged,
  kind: mentoring,
  to: ({ userId }) => userId,
  keeps: ['sessionId', 'what', 'startsAt', 'timeZone', 'withName'],
  link: ({ sessionId }) => `${MENTORING_LINK}#${sessionId}`,
  texts: (changed) => {
    const { 'es-MX': es, en } = mentoringText(changed);
    return {
      'es-MX': {
        subject: es,
        preview: 'Todo sobre tu mentoría está en Nivel.',
        title: 'Tu mentoría',
        paragraphs: [`${es}.`],
        action: 'Ver la sesión',
        notes: [
          'Ahí están el enlace de la llamada y el archivo para tu calendario. Los cambios se pueden hacer hasta 24 horas antes.',
        ],
      },
      en: {
        subject: en,
        preview: 'All about your mentoring is on Nivel.',
        title: 'Your mentoring',
        paragraphs: [`${en}.`],
        action: 'See the session',
        notes: [
          'There you find the link of the call and the file for your calendar. Changes can be made until 24 hours before.',
        ],
      },
    };
  },
  example: ({ addressee }) => exampleOfMentoring(addressee.userId),
});
