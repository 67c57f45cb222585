import type { About } from '@nivel/messaging/unit-of-work';

/**
 * What the facts of this service are about. Their actor is the account's own person, who often proves only by the call itself
 * who they are.
 */
export const ofAccount = (userId: string, version = 0): About => ({ aggregate: userId, version, actor: userId });
