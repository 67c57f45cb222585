/**
 * The list of what an organization sees of its members' learning, by number: modules, percent and last day. A longer list is a
 * new number, and members are asked again.
 */
export const PROGRESS_CONSENT = 1;
