import { levelUnlocked } from '@nivel/contracts/learning/level-unlocked.fact';
import { email } from '../composition/email.ts';
import { exampleOfLevel } from '../examples/level-unlocked.example.ts';
import { progress } from '../kinds/progress.kind.ts';

export const levelUnlockedEmail = email({
  fact: levelUnlocked,
  kind: progress,
  to: ({ userId }) => userId,
  keeps: ['levelId', 'name'],
  link: () => '/estudiantes-dashboard',
  texts: ({ levelId, name }) => ({
    'es-MX': {
      subject: `Se abrió el nivel ${levelId}: ${name}`,
      preview: 'Tu trabajo abrió un nivel nuevo.',
      title: 'Se abrió un nivel nuevo',
      paragraphs: [
        `Completaste lo suficiente para entrar al nivel ${levelId}, «${name}». Ya puedes abrir su primer módulo.`,
      ],
      action: `Entrar al nivel ${levelId}`,
      notes: ['Los módulos que te falten del nivel anterior siguen abiertos.'],
    },
    en: {
      subject: `Level ${levelId} is open: ${name}`,
      preview: 'Your work opened a new level.',
      title: 'A new level is open',
      paragraphs: [`You completed enough to enter level ${levelId}, “${name}”. Its first module is ready for you.`],
      action: `Enter level ${levelId}`,
      notes: ['Modules you have not finished in the level before stay open.'],
    },
  }),
  example: ({ addressee }) => exampleOfLevel(addressee.userId),
});
