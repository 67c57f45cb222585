import { membership } from '../kernel/membership.ts';
import { project } from './memberships.ts';

/** In a card and in a list everybody has their role in the project. */
export const milestone = membership('milestone', ...project.roles);
export const list = membership('list', ...project.roles);
