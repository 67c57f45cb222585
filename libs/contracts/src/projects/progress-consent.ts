/**
 * What owners and admins of an organization see of the learning of a member who consented: the modules and their progress, the
 * overall percentage, and the last active day. Showing more needs a new number, and members are asked again.
 */
export const SHARED_PROGRESS = ['modules', 'percent', 'last_day'] as const;

/** The number of this list. */
export const PROGRESS_CONSENT = 1;
