import { membership } from '../kernel/membership.ts';

/** The role of an active person of Crico in the installation; all services share one administrator role. */
export const account = membership('account', 'user', 'manager', 'admin');

/** Guests see only the projects they are invited to; admins and owners are directors of its projects. */
export const organization = membership('organization', 'guest', 'member', 'admin', 'owner');

/** Readers see lists and cards, guests comment too, and directors may everything in a project. */
export const project = membership('project', 'reader', 'guest', 'member', 'lead', 'director');

export type AccountRole = (typeof account.roles)[number];
export type OrganizationRole = (typeof organization.roles)[number];
export type ProjectRole = (typeof project.roles)[number];
