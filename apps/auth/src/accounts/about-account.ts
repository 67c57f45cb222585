import type { About } from '@nivel/messaging/unit-of-work';

/**
 * The subject of this service's facts. Their actor is the account's own person, whose identity is often proven only by the
 * call itself.
 */
export const ofAccount = (userId: string, version = 0): About => ({ aggregate: userId, version, actor: userId });
