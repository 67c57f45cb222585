import { describe, expect, it } from '@jest/globals';
import { bare, isMadeOfOwnWords, ownWordsOf } from './own-words.ts';

const own = ownWordsOf('ana.ruiz@correo.mx', { firstName: 'Ana', lastName: 'Ruíz', username: 'anita', age: 30 });

describe('the own words of an account', () => {
  it('are the address before the at sign and every name', () => {
    expect(own).toEqual(['ana.ruiz', 'Ana', 'Ruíz', 'anita']);
    expect(ownWordsOf('', {})).toEqual(['']);
  });

  it.each(['nivelnivel', 'Nivel2026!', 'crico-crico', 'axo+axo+axo', 'inteligencia artificial', 'anaruiz1990'])(
    'make up %s',
    (password) => expect(isMadeOfOwnWords(password, own)).toBe(true),
  );

  it.each(['Ruiz.Ana.77', 'RUÍZ_12345', 'ANITA_12345', 'nivel+ana+1'])(
    'make up %s, in any case and accent',
    (password) => expect(isMadeOfOwnWords(password, own)).toBe(true),
  );

  it.each(['anaquel de ruizeñores', 'mi nivel sube', 'nivelXYZ', 'ana7xyz!', '20261121', ''])(
    'do not make up %s: something else remains, or it contains none of them',
    (password) => expect(isMadeOfOwnWords(password, own)).toBe(false),
  );

  it('are compared without accents', () => {
    expect(bare('CONTRASEÑA Ünica')).toBe('contrasena unica');
  });
});
