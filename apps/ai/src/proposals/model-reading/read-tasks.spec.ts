import { expect, it } from '@jest/globals';
import { readTasks } from './read-tasks.ts';

const text = 'Hay que imprimir el folleto\nel viernes. Luego repartirlo.';
const reply = (...tasks: unknown[]): string => `Aquí está:\n\`\`\`json\n${JSON.stringify({ tasks })}\n\`\`\``;
const empty = { source: '', start_on: null, due_on: null, priority: null, days: null, after: [] };

it('reads tasks in whatever a model puts around them', () => {
  const print = { ...empty, title: 'Imprimir el folleto', source: 'Hay que imprimir el folleto el viernes.' };
  const share = { ...empty, title: 'Repartirlo', priority: 'high', days: 2, after: [0] };
  expect(readTasks(reply({ ...print, due_on: '2026-11-27' }, share), text)).toEqual([
    {
      ...{ title: 'Imprimir el folleto', source: 'Hay que imprimir el folleto el viernes.', start_on: null },
      ...{ due_on: '2026-11-27', priority: undefined, duration: undefined, after: undefined },
    },
    {
      ...{ title: 'Repartirlo', source: '', start_on: null, due_on: null, priority: 'high', duration: 2 },
      ...{ after: 'Imprimir el folleto', isStep: true },
    },
  ]);
});

it('leaves out what is no use: words that are not in the text, impossible days, tasks without a title', () => {
  const odd = { title: 'Pintar', source: 'no está', due_on: '9999-12-31', days: 0.5, priority: 'now', after: [3] };
  expect(readTasks(reply(odd, { source: 'x' }, { title: '' }, 7), text)).toEqual([
    {
      ...{ title: 'Pintar', source: '', start_on: null, due_on: null, priority: undefined, duration: undefined },
      ...{ after: undefined, isStep: true },
    },
  ]);
});

it('takes as many tasks as one proposal has, each with words of the text and not the whole of it', () => {
  const long = 'Hay que pintar la barda. '.repeat(100).trim();
  const tasks = readTasks(reply(...Array.from({ length: 60 }, () => ({ title: 'Pintar', source: long }))), long);
  expect([tasks.length, ...new Set(tasks.map(({ source }) => source.length))]).toEqual([50, 500]);
});

it.each(['', 'No sé.', '{"tasks":[]}', '{"tasks":"x"}', '{"tasks":[{"title":"'])('finds none in %s', (said) => {
  expect(readTasks(said, text)).toEqual([]);
});
