import type { Bilingual } from '@nivel/contracts/emails/bilingual';

/** The texts around every e-mail's own. */
interface FrameTexts {
  readonly greeting: (firstName: string) => string;
  readonly greetingWithoutName: string;
  readonly codeLabel: string;
  readonly linkHint: string;
  readonly why: string;
  readonly tagline: string;
  readonly unsubscribe: string;
}

export const frameTexts: Bilingual<FrameTexts> = {
  'es-MX': {
    greeting: (firstName) => `Hola, ${firstName}:`,
    greetingWithoutName: 'Hola:',
    codeLabel: 'Tu código',
    linkHint: 'Si el botón no abre, copia esta dirección en tu navegador:',
    why: 'Recibes este correo porque tienes una cuenta en Nivel o alguien escribió tu dirección ahí.',
    tagline: 'Aprende inteligencia artificial aplicada, paso a paso.',
    unsubscribe: 'Ya no quiero recibir correos como este',
  },
  en: {
    greeting: (firstName) => `Hello ${firstName},`,
    greetingWithoutName: 'Hello,',
    codeLabel: 'Your code',
    linkHint: 'If the button does not open, copy this address into your browser:',
    why: 'You get this e-mail because you have an account at Nivel, or somebody typed your address there.',
    tagline: 'Learn applied artificial intelligence, step by step.',
    unsubscribe: 'I no longer want e-mails like this one',
  },
};
