import type { SignOutMessages } from './es-mx.ts';

export const messages: SignOutMessages = {
  title: 'You have answers that were not sent',
  text: (pages) =>
    pages === 1
      ? 'Answers of one exercise that you have not sent yet are kept on this device. Signing out deletes them here.'
      : `Answers of ${pages} exercises that you have not sent yet are kept on this device. Signing out deletes them here.`,
  send: 'Go and send them',
  leave: 'Delete them and sign out',
  close: 'Stay in Nivel',
};
