import { describe, expect, it } from '@jest/globals';
import { mergeUserData, readProfile, readUserData, refuseLargeUserData } from './profile-data.ts';

describe('readUserData', () => {
  it('keeps what JSON can hold and repairs what Postgres cannot', () => {
    expect(readUserData({ a: [1, { b: 'ñ' }], c: null })).toEqual({ a: [1, { b: 'ñ' }], c: null });
    expect(readUserData({ lone: 'x\ud800y', ['k\udc00']: 1 })).toEqual({ lone: 'x\ufffdy', 'k\ufffd': 1 });
  });

  it('leaves out a key that would become a prototype, at any depth', () => {
    const given = JSON.parse('{"a": {"__proto__": {"role": "admin"}, "b": 1}, "__proto__": null}') as Record<
      string,
      unknown
    >;
    const read = readUserData(given);
    expect(JSON.stringify(read)).toBe('{"a":{"b":1}}');
    expect(Object.getPrototypeOf(read)).toBe(Object.prototype);
  });

  it('refuses a nest that is too deep to walk', () => {
    let nest: unknown = 0;
    for (let depth = 0; depth < 50_000; depth++) nest = [nest];
    expect(() => readUserData({ nest })).toThrow('nested too deeply');
  });

  it('refuses more than its limit, counted in bytes', () => {
    expect(() => refuseLargeUserData({ a: 'x'.repeat(92) }, 100)).not.toThrow();
    expect(() => refuseLargeUserData({ a: 'ñ'.repeat(60) }, 100)).toThrow('larger than 100 bytes');
  });
});

describe('mergeUserData', () => {
  it('merges at the top level and deletes on null', () => {
    const known = { a: 1, b: { x: 1 }, c: 3 };
    expect(mergeUserData(known, { b: { y: 2 }, c: null, d: 4 })).toEqual({ a: 1, b: { y: 2 }, d: 4 });
  });

  it('prevents changes and deletions of fields that the service vouches for', () => {
    const known = { sub: 's', email: 'e', email_verified: false, phone_verified: false };
    expect(mergeUserData(known, { sub: null, email: 'x', email_verified: true, phone_verified: null })).toEqual(known);
  });
});

describe('readProfile', () => {
  it('reads the form of the product', () => {
    const data = {
      firstName: ' Ana ',
      lastName: 'Ruiz',
      username: 'anita',
      studentType: 'university',
      educationalInterests: ['ia', 'datos'],
      skillLevel: 'beginner',
      timeZone: 'America/Tijuana',
      locale: 'en',
    };
    expect(readProfile(data)).toEqual({ ...data, firstName: 'Ana', fullName: 'Ana Ruiz' });
  });

  it('takes the whole name that was given, else first and last name', () => {
    expect(readProfile({ firstName: 'Ana', lastName: 'Ruiz', full_name: 'Ana Sofía Ruiz' }).fullName).toBe(
      'Ana Sofía Ruiz',
    );
    expect(readProfile({ lastName: 'Ruiz', full_name: 'www.evil.test' }).fullName).toBe('Ruiz');
  });

  it('takes anything else for absent', () => {
    const odd = { firstName: 5, educationalInterests: 'x', timeZone: 'Mars/Base', locale: 'fr', username: '' };
    expect(readProfile(odd)).toEqual({
      firstName: '',
      lastName: '',
      fullName: '',
      studentType: '',
      educationalInterests: [],
      skillLevel: '',
      timeZone: 'America/Mexico_City',
      locale: 'es-MX',
    });
    expect(readProfile({ timeZone: '+06:00' }).timeZone).toBe('America/Mexico_City');
    const many = readProfile({ educationalInterests: [1, '', 'x'.repeat(200), ...Array<string>(40).fill('y')] });
    expect(many.educationalInterests).toEqual(['x'.repeat(80), ...Array<string>(29).fill('y')]);
  });
});
