import type { Letter } from './write-letter.ts';

/** The letter as plain text, for programs that show no HTML. */
export const renderText = (letter: Letter): string =>
  [
    letter.title,
    letter.greeting,
    ...letter.paragraphs,
    ...(letter.code === null ? [] : [`${letter.code.label}: ${letter.code.digits}`]),
    `${letter.button.text}:\n${letter.button.url}`,
    ...letter.notes,
    `--\nNivel. ${letter.tagline}\n${letter.why}`,
  ].join('\n\n');
