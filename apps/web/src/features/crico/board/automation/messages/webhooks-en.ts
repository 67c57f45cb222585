import type { AutomationMessages } from './es-mx.ts';

/** Addresses that rules call, and what became of the calls. */
export const webhooks: AutomationMessages['webhooks'] = {
  outcomes: {
    waiting: 'on its way',
    delivered: 'delivered',
    refused: 'not sent',
    failed: 'failed',
    unknown: 'it may have arrived; it is not sent again',
  },
  problems: {
    address_refused: 'its address is not public',
    unreachable: 'it could not be reached',
    redirect: 'it answers with another address',
    answer: 'it answered no',
    timeout: 'it took too long',
    broken: 'the connection broke',
    webhook_deleted: 'the webhook was deleted',
  },
  heading: 'Webhooks',
  about: 'Addresses of other programs that a rule may call. Each call is signed.',
  none: 'There is none yet.',
  name: 'Name',
  nameWrong: 'Give it a name.',
  address: 'Address',
  addressHint: 'It begins with https:// and is public.',
  addressWrong: 'Write an address that begins with https://.',
  add: 'Add webhook',
  delete: 'Delete',
  deleteOf: (name) => `Delete the webhook ${name}`,
  deleted: (name) => `The webhook “${name}” was deleted`,
  secretOnce: 'Copy it now: it is the secret that signs the calls, and it is not shown again.',
  delivery: (name, outcome, details) => `Webhook “${name}”: ${[outcome, ...details].join(', ')}`,
  status: (status) => `answer ${status}`,
  attempts: (count) => (count === 1 ? '1 attempt' : `${count} attempts`),
};
