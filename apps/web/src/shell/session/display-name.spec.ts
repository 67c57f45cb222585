import { describe, expect, it } from '@jest/globals';
import { displayName } from './display-name.ts';

const name = (user_metadata: Record<string, unknown>, email = 'lupita.r@correo.mx') =>
  displayName({ email, user_metadata }, 'Estudiante');

describe('the display name', () => {
  it('is the first name, else the username, else the e-mail before the at sign, else a fallback', () => {
    expect(name({ firstName: 'Lupita', username: 'lupe' })).toBe('Lupita');
    expect(name({ firstName: '  ', username: 'lupe' })).toBe('lupe');
    expect(name({ firstName: 7 })).toBe('lupita.r');
    expect(name({}, '')).toBe('Estudiante');
  });
});
