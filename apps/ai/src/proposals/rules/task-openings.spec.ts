import { expect, it } from '@jest/globals';
import { openingOf } from './task-openings.ts';

it.each([
  ['es', 'Una conferencia para 200 personas.'],
  ['es', 'De la reunión de ayer no quedó nada claro.'],
  ['es', 'Ya no hay que imprimir el folleto.'],
  ['en', 'We no longer need to print the leaflet.'],
  ['en', 'The leaflet was printed yesterday.'],
] as const)('in %s no work is asked for by: %s', (language, sentence) => {
  expect(openingOf(sentence, language)).toBeUndefined();
});

it.each([
  ['es', 'También hay que imprimir el folleto.', 'imprimir el folleto.', 'infinitive'],
  ['es', 'Imprímelo mañana.', 'Imprímelo mañana.', 'command'],
  ['es', 'Luis revisará el folleto.', 'Luis revisará el folleto.', 'command'],
  ['es', 'Hace falta un folleto.', 'un folleto.', 'thing'],
  ['en', 'Luke: print the leaflet', 'print the leaflet', 'command'],
  ['en', 'We still need to print the leaflet.', 'print the leaflet.', 'infinitive'],
] as const)('in %s the work of "%s" is "%s"', (language, sentence, work, form) => {
  const opening = openingOf(sentence, language);
  expect([sentence.slice(opening?.at), opening?.form]).toEqual([work, form]);
});
