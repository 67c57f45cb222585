import { describe, expect, it } from '@jest/globals';
import type { SessionOrigin } from '@nivel/contracts/auth/session-origin';
import { messages as en } from '../messages/settings.en.ts';
import { messages as es } from '../messages/settings.es-mx.ts';
import { agoWords, deviceWords, knownWords, placeWords } from './origin-words.ts';

const origin = (overrides: Partial<SessionOrigin> = {}): SessionOrigin => ({
  browser: 'Chrome',
  system: 'Windows',
  device: 'desktop',
  network: 'public',
  country: 'MX',
  ...overrides,
});

describe('where a session came from', () => {
  it('is described in words that its owner knows', () => {
    expect(deviceWords(origin(), es)).toBe('Chrome en Windows');
    expect(deviceWords(origin({ system: '' }), es)).toBe('Chrome');
    expect(deviceWords(origin({ browser: '' }), en)).toBe('Windows');
    expect(deviceWords(origin({ browser: '', system: '' }), es)).toBe('Dispositivo desconocido');
    expect(knownWords(origin(), es, 'es-MX')).toEqual(['Chrome en Windows', 'México']);
    expect(knownWords(origin({ browser: '', system: '', network: 'local' }), es, 'es-MX')).toEqual(['Esta red']);
    expect(knownWords(origin({ browser: '', system: '', country: null }), es, 'es-MX')).toEqual([]);
  });

  it('is a country, this network, or unknown, in the language of the page', () => {
    expect(placeWords(origin(), es, 'es-MX')).toBe('México');
    expect(placeWords(origin({ country: 'DE' }), en, 'en')).toBe('Germany');
    expect(placeWords(origin({ network: 'local', country: null }), es, 'es-MX')).toBe('Esta red');
    for (const country of [null, 'QQ', '??'])
      expect(placeWords(origin({ country }), es, 'es-MX')).toBe('Lugar desconocido');
  });

  it('and when, in words as well', () => {
    const ago = (minutes: number) => agoWords(minutes * 60_000, es, 'es-MX');
    expect([0, 1, 5, 60, 150, 1_440, 4 * 1_440, 40 * 1_440, 800 * 1_440].map(ago)).toEqual([
      'hace un momento',
      'hace 1 minuto',
      'hace 5 minutos',
      'hace 1 hora',
      'hace 2 horas',
      'ayer',
      'hace 4 días',
      'el mes pasado',
      'hace 2 años',
    ]);
    expect(ago(-10)).toBe('hace un momento');
  });
});
