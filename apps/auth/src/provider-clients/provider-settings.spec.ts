import { describe, expect, it } from '@jest/globals';
import { providerList, readProviders } from './provider-settings.ts';

const keys = { client_id: 'id', client_secret: 'secret' };
const school = { ...keys, name: 'escuela', label: 'Mi escuela', issuer: 'https://id.escuela.example' };

describe('the list of providers', () => {
  it('knows three by name, and any other by its address', () => {
    const text = JSON.stringify([{ ...keys, name: 'google' }, { ...keys, name: 'azure', label: 'La empresa' }, school]);
    expect(readProviders(text).map(({ name, label, issuer }) => [name, label, issuer])).toEqual([
      ['google', 'Google', 'https://accounts.google.com'],
      ['azure', 'La empresa', 'https://login.microsoftonline.com/common/v2.0'],
      ['escuela', 'Mi escuela', 'https://id.escuela.example'],
    ]);
  });

  it('knows the ids of further apps', () => {
    const text = JSON.stringify([school, { ...keys, name: 'google', further_client_ids: ['android', 'ios'] }]);
    expect(readProviders(text).map(({ furtherClientIds }) => furtherClientIds)).toEqual([[], ['android', 'ios']]);
  });

  it.each([[''], ['  '], ['[]']])('is empty where it is %j', (text) => {
    expect(readProviders(text)).toEqual([]);
    expect(providerList.safeParse(text).success).toBe(true);
  });

  it.each<[string, unknown]>([
    ['no JSON', '{'],
    ['no list', school],
    ['an unknown field', [{ ...school, realm: 'x' }]],
    ['a provider without a secret', [{ name: 'google', client_id: 'id' }]],
    ['an unknown one without an address', [{ ...keys, name: 'escuela', label: 'Mi escuela' }]],
    ['an unknown one without a label', [{ ...school, label: undefined }]],
    ['an address without encryption', [{ ...school, issuer: 'http://id.escuela.example' }]],
    ['an address with a password', [{ ...school, issuer: 'https://a:b@id.escuela.example' }]],
    ['an app without an id', [{ ...school, further_client_ids: [''] }]],
    ['a name twice', [school, school]],
    ['the name of another way in', [{ ...school, name: 'email' }]],
    ['a name that is no word', [{ ...school, name: 'Mi Escuela' }]],
  ])('that is %s stops the boot with a sentence', (_what, value) => {
    const { error } = providerList.safeParse(typeof value === 'string' ? value : JSON.stringify(value));
    expect(error?.issues[0]?.message).toMatch(/^needs a JSON list of \{ name, client_id, client_secret \}/);
  });

  it('takes an address without encryption on this machine only', () => {
    expect(readProviders(JSON.stringify([{ ...school, issuer: 'http://localhost:9000' }]))).toHaveLength(1);
  });
});
