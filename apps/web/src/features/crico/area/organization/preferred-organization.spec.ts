import { describe, expect, it } from '@jest/globals';
import { anOrganization } from '../crico.fixtures.ts';
import { placeOf } from './preferred-organization.ts';

const [first, administered, owned] = [
  anOrganization(1),
  anOrganization(2, { user_role: 'admin' }),
  anOrganization(3, { user_role: 'owner' }),
];
const all = [first, administered, owned];

describe('the current place in Crico', () => {
  it('is the one in the address, whatever was chosen before', () => {
    expect(placeOf(all, first.organization_id, owned.organization_id)).toBe(first.organization_id);
    expect(placeOf(all, 'personal', owned.organization_id)).toBe('personal');
  });

  it('is nowhere when the address names an organization of others', () => {
    expect(placeOf(all, anOrganization(9).organization_id, owned.organization_id)).toBeNull();
  });

  it('is the last choice, while it is still theirs', () => {
    expect(placeOf(all, undefined, 'personal')).toBe('personal');
    expect(placeOf(all, undefined, first.organization_id)).toBe(first.organization_id);
    expect(placeOf(all, undefined, anOrganization(9).organization_id)).toBe(owned.organization_id);
  });

  it('is else their own organization, one they administer, the first, and last the personal place', () => {
    expect(placeOf(all, undefined, null)).toBe(owned.organization_id);
    expect(placeOf([first, administered], undefined, null)).toBe(administered.organization_id);
    expect(placeOf([first], undefined, null)).toBe(first.organization_id);
    expect(placeOf([], undefined, null)).toBe('personal');
  });
});
