import { describe, expect, it } from '@jest/globals';
import { messages as en } from '../messages/en.ts';
import { checkOrganization } from './organization-form.ts';

const check = (values: Partial<Parameters<typeof checkOrganization>[0]>) =>
  checkOrganization({ name: 'Taller Sur', slug: 'taller-sur', description: '', ...values }, en.organizationForm);

describe('the form of an organization', () => {
  it('accepts a complete form', () => expect(check({})).toEqual({}));

  it.each([
    [{ name: ' ' }, { name: 'Organization name is required' }],
    [{ name: ' a ' }, { name: 'Organization name must be at least 2 characters' }],
    [{ slug: '' }, { slug: 'Organization slug is required' }],
    [{ slug: 'a' }, { slug: 'Organization slug must be at least 2 characters' }],
    [{ slug: 'Sur!' }, { slug: 'Organization slug can only contain lowercase letters, numbers, and hyphens' }],
    [{ description: 'x'.repeat(501) }, { description: 'Description must be less than 500 characters' }],
  ])('reports the fault of %j', (values, problems) => expect(check(values)).toEqual(problems));

  it('counts the visible characters of a description, not its code units', () => {
    expect(check({ description: '😀'.repeat(500) })).toEqual({});
  });
});
