import { describe, expect, it } from '@jest/globals';
import { permissionsOf } from '../crico.fixtures.ts';
import { accessOf } from './access.ts';

const project = '0190a000-0000-7000-8000-0000000000a1';

describe('the three levels of the guard', () => {
  it.each([
    ['user', 'member', 'granted'],
    ['user', 'lead', 'role'],
    ['manager', 'lead', 'granted'],
    ['manager', 'director', 'role'],
    ['admin', 'director', 'granted'],
  ] as const)('compare the role of a %s with %s: %s', (account, role, access) => {
    expect(accessOf(permissionsOf(account), { role })).toBe(access);
  });

  it('ask for a project that is among the permissions', () => {
    const permissions = permissionsOf('user');
    expect(accessOf(permissions, { project })).toBe('project');
    const member = { ...permissions, project_permissions: [{ project_id: project, role: 'guest' as const }] };
    expect(accessOf(member, { project })).toBe('granted');
  });

  it('ask for a permission, after role and project', () => {
    expect(accessOf(permissionsOf('manager'), { permission: 'manage_users' })).toBe('permission');
    expect(accessOf(permissionsOf('admin'), { permission: 'manage_users' })).toBe('granted');
    expect(accessOf(permissionsOf('user'), { role: 'director', project, permission: 'admin' })).toBe('role');
    expect(accessOf(permissionsOf('admin'), { role: 'director', project, permission: 'admin' })).toBe('project');
  });
});
