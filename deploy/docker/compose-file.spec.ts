import { expect, it } from '@jest/globals';
import { composeServices, interpolate, readEnv } from './compose-file.ts';

it('values take their places as Compose puts them, one inside another too', () => {
  const text = 'url: ${PUBLIC_URL:-http://localhost:${PORT:-4000}}';
  expect(interpolate(text, {})).toBe('url: http://localhost:4000');
  expect(interpolate(text, { PORT: '5000' })).toBe('url: http://localhost:5000');
  expect(interpolate(text, { PUBLIC_URL: 'https://nivel.example' })).toBe('url: https://nivel.example');
});

it('lines of a file of variables are read as Compose reads them', () => {
  expect(readEnv('A=plain\nB=p-1=2\n')).toEqual({ A: 'plain', B: 'p-1=2' });
});

it('every container that is built from our sources is found, with its environment filled in', () => {
  const services = composeServices({ PORT: '5000' });
  expect([...services.keys()]).toEqual(expect.arrayContaining(['mailbox', 'migrate', 'auth', 'gateway']));
  expect([...services.keys()]).not.toContain('postgres');
  expect(services.get('auth')?.environment['PUBLIC_URL']).toBe('http://localhost:5000');
  expect(services.get('auth')?.secrets).toContainEqual({ source: 'auth.DATABASE_URL', target: 'DATABASE_URL' });
  expect(JSON.stringify([...services])).not.toContain('${');
});
