import { z } from 'zod';

/** The provider's id of a subscription. */
export const subscriptionId = z.string().regex(/^sub_[A-Za-z0-9_]{4,200}$/);
