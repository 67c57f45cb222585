/**
 * What owners and admins of an organization see of the learning of a member who agreed: which modules and how far, the percent of
 * everything, and the last day. A longer list is a new number, and members are asked again.
 */
export const SHARED_PROGRESS = ['modules', 'percent', 'last_day'] as const;

/** The number of this list. */
export const PROGRESS_CONSENT = 1;
