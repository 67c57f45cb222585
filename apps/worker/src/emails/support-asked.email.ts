import { supportAsked } from '@nivel/contracts/projects/support-asked.fact';
import { email } from '../composition/email.ts';
import { linesOf } from '../composition/lines-of.ts';
import { supportMessages } from '../kinds/support-messages.kind.ts';

/** It is answered by replying to it. Its row belongs to the author, so that it is deleted with their account. */
export const supportAskedEmail = email({
  fact: supportAsked,
  kind: supportMessages,
  to: ({ userId, supportEmail, locale }) => ({ userId, email: supportEmail, firstName: '', locale }),
  keeps: ['fullName', 'email', 'subject', 'text', 'version', 'page'],
  replyTo: ({ email: address }) => address,
  link: () => '/crico',
  texts: ({ fullName, email: address, subject, text, version, page }) => ({
    'es-MX': {
      subject: `Soporte: ${subject}`,
      preview: `${fullName} escribió a soporte.`,
      title: `${fullName} escribió a soporte`,
      paragraphs: [`«${subject}»`, ...linesOf(text)],
      action: 'Abrir Crico',
      notes: [
        `De ${fullName} (${address}). Responde a este correo para contestarle.`,
        ...(version === '' ? [] : [`Versión: ${version}`]),
        ...(page === '' ? [] : [`Página: ${page}`]),
      ],
    },
    en: {
      subject: `Support: ${subject}`,
      preview: `${fullName} wrote to support.`,
      title: `${fullName} wrote to support`,
      paragraphs: [`“${subject}”`, ...linesOf(text)],
      action: 'Open Crico',
      notes: [
        `From ${fullName} (${address}). Reply to this e-mail to answer.`,
        ...(version === '' ? [] : [`Version: ${version}`]),
        ...(page === '' ? [] : [`Page: ${page}`]),
      ],
    },
  }),
  example: ({ addressee }) => ({
    userId: addressee.userId,
    fullName: 'Ana Sol',
    email: 'ana@example.com',
    locale: addressee.locale,
    supportEmail: addressee.email,
    subject: 'El tablero no carga',
    text: 'Hola:\nel tablero no carga desde ayer.',
    version: '1.0.0',
    page: '/crico/dashboard',
  }),
});
