import type { Bilingual } from '@nivel/contracts/emails/bilingual';
import { digestDue } from '@nivel/contracts/worker/digest-due.fact';
import type { PayloadOf } from '@nivel/contracts/kernel/fact';
import { dayIn } from '../composition/deadline-words.ts';
import { email } from '../composition/email.ts';
import { exampleOfDigest } from '../examples/digest-due.example.ts';
import { dailySummary } from '../kinds/daily-summary.kind.ts';

type Notice = PayloadOf<typeof digestDue>['lines'][number];
type Language = keyof Bilingual<unknown>;

const MORE: Readonly<Record<Language, (count: number) => string>> = {
  'es-MX': (count) => (count === 1 ? ' (y 1 novedad más de la tarjeta)' : ` (y ${count} novedades más de la tarjeta)`),
  en: (count) => (count === 1 ? ' (and 1 more about the card)' : ` (and ${count} more about the card)`),
};

/** Notices of one card are one line: the latest, and how many others there are. */
const linesIn = (language: Language, notices: readonly Notice[]): string[] =>
  [...Map.groupBy(notices, ({ cardId }, index) => cardId ?? index).values()].flatMap(([latest, ...others]) =>
    latest ? [`• ${latest.text[language]}${others.length > 0 ? MORE[language](others.length) : ''}`] : [],
  );

export const dailySummaryEmail = email({
  fact: digestDue,
  kind: dailySummary,
  to: ({ userId }) => userId,
  keeps: ['day', 'lines', 'more'],
  about: ({ lines }) => lines.map(({ projectId, commentId }) => ({ project_id: projectId, comment_id: commentId })),
  narrow: (kept, may) => {
    const lines = kept.lines.filter((_, index) => may[index]);
    return lines.length === 0 ? null : { ...kept, lines };
  },
  link: () => '/crico/inbox',
  texts: ({ day, lines, more }) => {
    const [es, en] = [linesIn('es-MX', lines), linesIn('en', lines)];
    const [dia, date] = [dayIn('es-MX', day), dayIn('en', day)];
    return {
      'es-MX': {
        subject: `Tu resumen del ${dia}: ${lines.length === 1 ? '1 novedad' : `${lines.length} novedades`}`,
        preview: 'Lo que pasó en Crico desde tu último resumen.',
        title: `Tu resumen del ${dia}`,
        paragraphs: more > 0 ? [...es, `Y ${more} más, en tu bandeja.`] : es,
        action: 'Abrir la bandeja',
        notes: ['La hora, y qué llega en el resumen, se eligen en tus ajustes.'],
      },
      en: {
        subject: `Your digest of ${date}: ${lines.length === 1 ? '1 notification' : `${lines.length} notifications`}`,
        preview: 'What happened in Crico since your last digest.',
        title: `Your digest of ${date}`,
        paragraphs: more > 0 ? [...en, `And ${more} more, in your inbox.`] : en,
        action: 'Open the inbox',
        notes: ['The hour, and what comes in the digest, are chosen in your settings.'],
      },
    };
  },
  example: ({ addressee }) => exampleOfDigest(addressee.userId),
});
