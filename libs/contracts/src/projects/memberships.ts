import { membership } from '../kernel/membership.ts';

/** What an active person of Crico is in the installation; there is one administrator's role for all services. */
export const account = membership('account', 'user', 'manager', 'admin');

/** Guests see only the projects they are invited to; admins and owners are directors of its projects. */
export const organization = membership('organization', 'guest', 'member', 'admin', 'owner');

/** Readers see lists and cards, guests comment too, and directors may everything in a project. */
export const project = membership('project', 'reader', 'guest', 'member', 'lead', 'director');

export type AccountRole = (typeof account.roles)[number];
export type OrganizationRole = (typeof organization.roles)[number];
export type ProjectRole = (typeof project.roles)[number];
