/** Why no invite is e-mailed now: the address got one just now, or all of today's, or the caller has sent all of today's. */
export const inviteLimits = ['just-now', 'to-address-today', 'by-you-today'] as const;
export type InviteLimit = (typeof inviteLimits)[number];

/** The `details` of `too_many_invites`. */
export interface TooManyInvites {
  readonly reason: InviteLimit;
  /** Seconds until the next may go. */
  readonly retryAfter: number;
}
