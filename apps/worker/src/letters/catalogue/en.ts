import type { Catalogue } from './catalogue.ts';

export const en: Catalogue = {
  greeting: 'Hello {firstName},',
  greetingWithoutName: 'Hello,',
  codeLabel: 'Your code',
  linkHint: 'If the button does not open, copy this address into your browser:',
  why: 'You get this mail because you have an account at Nivel, or somebody typed your address there.',
  tagline: 'Learn applied artificial intelligence, step by step.',
  minutes: '{count} minutes',
  hours: '{count} hours',
  hour: '1 hour',
  letters: {
    confirm: {
      subject: 'Confirm your address at Nivel',
      preview: 'One click or a six-digit code, and you can start learning.',
      title: 'Confirm your address',
      paragraphs: [
        'We are glad you are here. All that is left is to show that this address is yours: press the button, or type the code on the screen of Nivel.',
      ],
      button: 'Confirm my address',
      notes: [
        'The button and the code work once and end after {lifetime}. If you ask for another mail, this one stops working.',
        'Keep the code to yourself: nobody at Nivel will ask for it. If you did not make an account, ignore this mail and nothing happens.',
      ],
    },
    recover: {
      subject: 'Recover your Nivel password',
      preview: 'One click or a six-digit code to choose a new password.',
      title: 'Recover your password',
      paragraphs: [
        'Somebody asked for a new password for your account. If it was you, press the button, or type the code on the screen of Nivel.',
      ],
      button: 'Choose a new password',
      notes: [
        'The button and the code work once and end after {lifetime}. If you ask for another mail, this one stops working.',
        'Keep the code to yourself: nobody at Nivel will ask for it. If it was not you, ignore this mail: your password stays as it is.',
      ],
    },
    achievement: {
      subject: 'Achievement unlocked: {title}',
      preview: '{description}',
      title: 'You earned “{title}”!',
      paragraphs: ['{description}', 'It is worth {points} points. You have {totalPoints} in total.'],
      button: 'See my achievements',
      notes: ['Every part you finish counts. Come back whenever you like: your progress waits where you left it.'],
    },
    level: {
      subject: 'Level {levelId} is open: {name}',
      preview: 'Your work opened a new level.',
      title: 'A new level is open',
      paragraphs: ['You completed enough to enter level {levelId}, “{name}”. Its first module is ready for you.'],
      button: 'Enter level {levelId}',
      notes: ['Modules you have not finished in the level before stay open.'],
    },
  },
};
