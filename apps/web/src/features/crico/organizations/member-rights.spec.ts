import { describe, expect, it } from '@jest/globals';
import { canRemove, givableRoles } from './member-rights.ts';

describe('the offered actions on a member', () => {
  it('is the change of a role, for owners and admins, and never of an owner', () => {
    expect(givableRoles('owner', 'member')).toEqual(['guest', 'member', 'admin']);
    expect(givableRoles('admin', 'admin')).toEqual(['guest', 'member', 'admin']);
    expect(givableRoles('owner', 'owner')).toEqual([]);
    expect(givableRoles('member', 'guest')).toEqual([]);
    expect(givableRoles('guest', 'guest')).toEqual([]);
  });

  it('is the removal, of owners by owners only', () => {
    expect(canRemove('owner', 'owner')).toBe(true);
    expect(canRemove('admin', 'admin')).toBe(true);
    expect(canRemove('admin', 'owner')).toBe(false);
    expect(canRemove('member', 'guest')).toBe(false);
  });
});
