import type { Email } from './email.ts';

/** What the outbox needs of an e-mail or SMS: its fact, its recipients, and what its row keeps until it is sent. */
export type OutgoingMessage = Pick<Email, 'fact' | 'kind' | 'hasCode' | 'addressees' | 'contentOf'>;
