import { createInbox, type NatsConnection } from '@nats-io/transport-node';

/** The prefix of subjects for answers; the service answers on no other subject. */
const REPLIES = '_INBOX.';
/** Names of users are in lower case, the random part of a reply subject never is. */
const NAME = /^[a-z][a-z-]*$/;

const users = new WeakMap<NatsConnection, string>();

/** Below which the answers to one user of the broker arrive. No other service may subscribe there. */
export const replyPrefixOf = (user: string): string => `${REPLIES}${user}`;

/** Remembers whose connection it is. */
export const rememberUser = (connection: NatsConnection, user: string): void => void users.set(connection, user);

/** A new subject for answers to this connection. */
export const newReplySubject = (connection: NatsConnection): string => {
  const user = users.get(connection);
  return user === undefined ? createInbox() : createInbox(replyPrefixOf(user));
};

/**
 * The service that receives an answer on this subject: the caller, or null where it has no name. A caller may claim another
 * name, but only the service of that name receives the answer.
 */
export const userOfReply = (subject: string | undefined): string | null => {
  const [, user = ''] = isReplySubject(subject) ? (subject ?? '').split('.') : [];
  return NAME.test(user) ? user : null;
};

/**
 * Whether an answer may be published on this subject. The caller chooses it: a service that answered on any subject would
 * publish, in its own name, a fact or call that another party wrote.
 */
export const isReplySubject = (subject: string | undefined): boolean => subject?.startsWith(REPLIES) === true;
