import { automationEmailed } from '@nivel/contracts/projects/automation/automation-emailed.fact';
import { aboutProject } from '../composition/about-project.ts';
import { email } from '../composition/email.ts';
import { linesOf } from '../composition/lines-of.ts';
import { shownName } from '../composition/shown-name.ts';
import { automationRules } from '../kinds/automation-rules.kind.ts';

/**
 * The rule, the person responsible and the project precede every text of theirs, so that it cannot pass for a message of ours.
 */
export const automationEmailedEmail = email({
  fact: automationEmailed,
  kind: automationRules,
  to: ({ userId }) => userId,
  keeps: ['projectId', 'projectName', 'ruleName', 'ownerName', 'subject', 'text', 'cards', 'count'],
  about: aboutProject,
  link: ({ projectId }) => `/crico?${new URLSearchParams({ project: projectId }).toString()}`,
  texts: ({ projectName, ruleName, ownerName, subject, text, cards, count }) => {
    const [place, rule, owner] = [shownName(projectName), shownName(ruleName), shownName(ownerName)];
    const [donde, where] = [place ?? 'tu proyecto', place ?? 'your project'];
    const [quien, who] = [owner ?? 'alguien de tu equipo', owner ?? 'somebody of your team'];
    const lines = linesOf(text);
    const about = cards.map(({ reference, title }) => `${reference}: ${title}`);
    const left = count - cards.length;
    const more = (words: string): string[] => (left > 0 ? [words] : []);
    return {
      'es-MX': {
        subject: `Automatización de ${donde}: ${subject}`,
        preview: `Una regla de ${donde} te escribe.`,
        title: rule === null ? `Te escribe una regla de ${donde}` : `Te escribe la regla «${rule}», de ${donde}`,
        paragraphs: [
          `«${subject}»`,
          ...lines,
          ...about,
          ...more(left === 1 ? 'y 1 tarjeta más' : `y ${left} tarjetas más`),
        ],
        action: 'Abrir el proyecto',
        notes: [
          `La regla es de ${quien}, no de Nivel. Nadie de Nivel te pide contraseñas ni códigos.`,
          'No respondas a este correo: contesta en una tarjeta del proyecto.',
        ],
      },
      en: {
        subject: `Automation of ${where}: ${subject}`,
        preview: `A rule of ${where} writes to you.`,
        title: rule === null ? `A rule of ${where} writes to you` : `The rule “${rule}”, of ${where}, writes to you`,
        paragraphs: [
          `“${subject}”`,
          ...lines,
          ...about,
          ...more(left === 1 ? 'and 1 more card' : `and ${left} more cards`),
        ],
        action: 'Open the project',
        notes: [
          `The rule is one of ${who}, not of Nivel. Nobody at Nivel asks you for passwords or codes.`,
          'Do not reply to this e-mail: answer on a card of the project.',
        ],
      },
    };
  },
  example: ({ addressee }) => ({
    userId: addressee.userId,
    projectId: '01890a5d-ac96-774b-bcce-b302099a8058',
    projectName: 'Sitio nuevo',
    ruleName: 'Avisar de lo vencido',
    ownerName: 'Ana Sol',
    subject: 'Hay tarjetas vencidas',
    text: 'Revísalas hoy, por favor:\nlas más viejas van primero.',
    cards: [{ reference: 'SITE-12', title: 'Elegir la bolsa' }],
    count: 3,
  }),
});
