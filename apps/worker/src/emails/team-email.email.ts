import { teamEmailSent } from '@nivel/contracts/projects/team-email-sent.fact';
import { aboutProject } from '../composition/about-project.ts';
import { email } from '../composition/email.ts';
import { linesOf } from '../composition/lines-of.ts';
import { shownName } from '../composition/shown-name.ts';
import { teamMessages } from '../kinds/team-messages.kind.ts';

/** The author, and the project, precede every word of theirs: it can be taken for no message of ours. */
export const teamEmailEmail = email({
  fact: teamEmailSent,
  kind: teamMessages,
  to: ({ to }) => to,
  keeps: ['projectId', 'projectName', 'senderName', 'subject', 'text'],
  about: aboutProject,
  link: ({ projectId }) => `/crico?${new URLSearchParams({ project: projectId }).toString()}`,
  texts: ({ projectName, senderName, subject, text }) => {
    const [sender, place] = [shownName(senderName), shownName(projectName)];
    const [quien, donde] = [sender ?? 'alguien de tu equipo', place ?? 'tu proyecto'];
    const [who, where] = [sender ?? 'somebody of your team', place ?? 'your project'];
    const lines = linesOf(text);
    return {
      'es-MX': {
        subject: `Mensaje de ${quien} (${donde}): ${subject}`,
        preview: `Un mensaje para el equipo de ${donde}.`,
        title: `Te escribe ${quien}, de ${donde}`,
        paragraphs: [`«${subject}»`, ...lines],
        action: 'Abrir el proyecto',
        notes: [
          `Lo escribió ${quien}, no Nivel. Nadie de Nivel te pide contraseñas ni códigos.`,
          'No respondas a este correo: contesta en una tarjeta del proyecto.',
        ],
      },
      en: {
        subject: `Message from ${who} (${where}): ${subject}`,
        preview: `A message for the team of ${where}.`,
        title: `A message from ${who}, of ${where}`,
        paragraphs: [`“${subject}”`, ...lines],
        action: 'Open the project',
        notes: [
          `It was written by ${who}, not by Nivel. Nobody at Nivel asks you for passwords or codes.`,
          'Do not reply to this e-mail: answer on a card of the project.',
        ],
      },
    };
  },
  example: ({ addressee }) => ({
    projectId: '01890a5d-ac96-774b-bcce-b302099a8058',
    projectName: 'Sitio nuevo',
    senderName: 'Ana Sol',
    to: [addressee.userId],
    subject: 'Entrega del viernes',
    text: 'Hola a todas y todos:\nel viernes se entrega la primera parte.\nGracias.',
  }),
});
