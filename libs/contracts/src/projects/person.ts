import { membership } from '../kernel/membership.ts';

/**
 * The people whom a person may see: people who share an organization or a project with them; administrators and managers see
 * all.
 */
export const person = membership('person', 'acquaintance');
