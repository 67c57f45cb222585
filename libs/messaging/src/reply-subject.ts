import { createInbox, type NatsConnection } from '@nats-io/transport-node';

/** Where answers arrive; nothing else is ever answered to. */
const REPLIES = '_INBOX.';

const users = new WeakMap<NatsConnection, string>();

/** Below which the answers to one user of the broker arrive. Nobody else may listen there. */
export const replyPrefixOf = (user: string): string => `${REPLIES}${user}`;

/** Remembers whose connection it is. */
export const rememberUser = (connection: NatsConnection, user: string): void => void users.set(connection, user);

/** A new subject for answers to this connection. */
export const newReplySubject = (connection: NatsConnection): string => {
  const user = users.get(connection);
  return user === undefined ? createInbox() : createInbox(replyPrefixOf(user));
};

/**
 * Whether an answer may go there. Whoever asks chooses the subject of the answer; a service that answers everywhere would
 * say in its own name, as a fact or a call, what somebody else made it say.
 */
export const isReplySubject = (subject: string | undefined): boolean => subject?.startsWith(REPLIES) === true;
