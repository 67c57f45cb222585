import { describe, expect, it } from '@jest/globals';
import { keyOrigins, relyingPartyId, relyingPartyOf } from './webauthn-settings.ts';

const of = (PUBLIC_URL: string, WEBAUTHN_RP_ID = '', WEBAUTHN_ORIGINS = '') =>
  relyingPartyOf({ PUBLIC_URL, WEBAUTHN_RP_ID, WEBAUTHN_ORIGINS });

describe('the settings of keys', () => {
  it.each([
    [of('https://aula.escuela.mx'), { id: 'aula.escuela.mx', origins: ['https://aula.escuela.mx'] }],
    [of('http://localhost:4000'), { id: 'localhost', origins: ['http://localhost:4000'] }],
    [of('https://aula.escuela.mx/', 'escuela.mx'), { id: 'escuela.mx', origins: ['https://aula.escuela.mx'] }],
    [
      of('https://escuela.mx', '', 'https://escuela.mx, https://crico.escuela.mx'),
      { id: 'escuela.mx', origins: ['https://escuela.mx', 'https://crico.escuela.mx'] },
    ],
    [of('http://127.0.0.1:4000'), null],
  ])('make %j', (made, expected) => {
    expect(made).toEqual(expected);
  });

  it.each([
    ['https://escuela.mx', 'otra.mx', '', /WEBAUTHN_RP_ID is otra\.mx.*https:\/\/escuela\.mx/],
    ['https://escuela.mx', '', 'https://laescuela.mx', /cannot be used on https:\/\/laescuela\.mx/],
    ['http://10.0.0.1', '', 'https://escuela.mx', /needs WEBAUTHN_RP_ID/],
  ])('of %s, "%s" and "%s" contradict each other, and a sentence says so', (site, id, origins, words) => {
    expect(() => of(site, id, origins)).toThrow(words);
  });

  it('are refused one by one when they are no domain and no addresses', () => {
    for (const wrong of ['Escuela.mx', '127.0.0.1', 'https://escuela.mx', 'escuela', '-a.mx'])
      expect(relyingPartyId.safeParse(wrong).success).toBe(false);
    for (const wrong of ['escuela.mx', 'http://escuela.mx', 'https://escuela.mx/crico', 'https://escuela.mx/'])
      expect(keyOrigins.safeParse(wrong).success).toBe(false);
  });
});
