import type { Member } from '../area/data/crico.queries.ts';

type Role = Member['role'];

/** The roles that a person may give to a member; none where they may not change it. Ownership is transferred. */
export const givableRoles = (mine: Role, theirs: Role): readonly Role[] => {
  if (theirs === 'owner') return [];
  return mine === 'owner' || mine === 'admin' ? ['guest', 'member', 'admin'] : [];
};

/** Whether a person may remove a member: owners everybody, admins all but owners. */
export const canRemove = (mine: Role, theirs: Role): boolean =>
  mine === 'owner' || (mine === 'admin' && theirs !== 'owner');
