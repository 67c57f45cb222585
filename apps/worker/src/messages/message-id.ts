import { createHash } from 'node:crypto';

/** Bytes that stay those of the fact: the time, and what counts within it. */
const FROM_FACT = 11;

/**
 * The id of the message of one fact to one person under one name. It is deterministic, so that the message exists once however
 * often the fact arrives; and it starts with the fact's own id (UUIDv7), so that ids sort in the order of publication.
 */
export const messageIdOf = (factId: string, name: string, userId: string): string => {
  const bytes = Buffer.from(factId.replaceAll('-', ''), 'hex');
  createHash('sha256')
    .update(`${factId} ${name} ${userId}`)
    .digest()
    .copy(bytes, FROM_FACT, 0, bytes.length - FROM_FACT);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
};
