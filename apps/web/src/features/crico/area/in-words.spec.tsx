import { describe, expect, it } from '@jest/globals';
import { ClientError } from '@nivel/client/client-error';
import { errorText } from './in-words.ts';
import { messages as es } from './messages/es-mx.ts';

const refusal = (details: unknown) =>
  new ClientError({ code: 'too_many_invites', status: 429, kind: 'refused', message: '', details });

describe('an invitation that does not go out now', () => {
  it.each([
    [
      'just-now',
      42,
      'A esta dirección se le acaba de enviar una invitación. Se puede enviar otra dentro de 42 segundos.',
    ],
    ['just-now', 1, 'A esta dirección se le acaba de enviar una invitación. Se puede enviar otra dentro de 1 segundo.'],
    [
      'to-address-today',
      7_300,
      'Esta dirección ya recibió todas las invitaciones que puede recibir en un día. Se puede enviar otra dentro de 3 horas.',
    ],
    [
      'by-you-today',
      300,
      'Ya enviaste todas las invitaciones que se pueden enviar en un día. Puedes enviar otra dentro de 5 minutos.',
    ],
  ])('states why, and when the next one can: %s, %i s', (reason, retryAfter, words) => {
    expect(errorText(es, refusal({ reason, retryAfter }))).toBe(words);
  });

  it.each([null, { reason: 'else', retryAfter: 4 }, { reason: 'just-now' }])(
    'is unknown without a reason: %j',
    (details) => {
      expect(errorText(es, refusal(details))).toBe(es.unknownError);
    },
  );
});
