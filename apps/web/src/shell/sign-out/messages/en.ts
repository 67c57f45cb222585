import type { SignOutMessages } from './es-mx.ts';

export const messages: SignOutMessages = {
  title: 'You have something that was not sent',
  text: (pages) =>
    pages === 1
      ? 'Something of one page that was not sent yet is kept on this device. Signing out deletes it here.'
      : `Something of ${pages} pages that was not sent yet is kept on this device. Signing out deletes it here.`,
  send: 'Go and send it',
  leave: 'Delete it and sign out',
  close: 'Stay in Nivel',
};
