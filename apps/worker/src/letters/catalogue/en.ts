import type { Catalogue } from './catalogue.ts';

export const en: Catalogue = {
  language: 'en',
  greeting: 'Hello {firstName},',
  greetingWithoutName: 'Hello,',
  codeLabel: 'Your code',
  linkHint: 'If the button does not open, copy this address into your browser:',
  why: 'You get this mail because you have an account at Nivel, or somebody typed your address there.',
  tagline: 'Learn applied artificial intelligence, step by step.',
  minutes: '{count} minutes',
  hours: '{count} hours',
  hour: '1 hour',
  device: '{browser} on {system}',
  unknownDevice: 'a device we did not recognise',
  unknownPlace: 'we do not know where',
  ownNetwork: 'from your own network',
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
        'The code is good for {codeLifetime}, the button for {linkLifetime}, and each of them once. If you ask for another mail, this one stops working.',
        'Open it in the browser in which you made your account: the password you chose counts only there. In another one you choose a new one.',
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
        'The code is good for {codeLifetime}, the button for {linkLifetime}, and each of them once. If you ask for another mail, this one stops working.',
        'Keep the code to yourself: nobody at Nivel will ask for it. If it was not you, ignore this mail: your password stays as it is.',
      ],
    },
    'password-changed': {
      subject: 'The password of your Nivel account was changed',
      preview: 'If it was not you, recover your account now.',
      title: 'Your password was changed',
      paragraphs: [
        'The password of your account was changed on {when}, with {device} ({place}). If it was you, there is nothing to do.',
        'If it was not you, choose a new password right now. Then look in your settings which sessions are open, and end those you do not recognise.',
      ],
      button: 'It was not me: choose another password',
      notes: ['This notice protects your account and cannot be switched off.'],
    },
    'session-stolen': {
      subject: 'We ended a session of your Nivel account',
      preview: 'An old key of that session was used.',
      title: 'We ended a session to be safe',
      paragraphs: [
        'On {when} an old key of one of your sessions was used, with {device} ({place}). Somebody may have copied it, so we ended that session: one has to sign in there again.',
        'If you did not sign in from two places at once, change your password and end the sessions you do not recognise.',
      ],
      button: 'Look at my sessions',
      notes: ['This notice protects your account and cannot be switched off.'],
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
