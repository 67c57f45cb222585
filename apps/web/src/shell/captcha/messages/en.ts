import type { CaptchaMessages } from './es-mx.ts';

export const messages: CaptchaMessages = {
  title: 'A quick check',
  text: 'Before you go on we check that you are a person.',
  close: 'Cancel the check',
  loading: 'Loading the check…',
  notLoaded: 'The check could not be loaded. Look at your connection, or whether something in your browser blocks it.',
  notCounted: 'The check did not work or took too long.',
  again: 'Try again',
  canceled: 'It remains to be checked that you are a person. Try again.',
};
