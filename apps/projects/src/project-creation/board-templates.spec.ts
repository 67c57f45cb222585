import { expect, it } from '@jest/globals';
import { listColors } from '@nivel/contracts/projects/values/board-values';
import { boardTemplates } from '@nivel/contracts/projects/create-crico-project.operation';
import { boardTemplateLists } from './board-templates.ts';

it('a board starts with lists in the colours that lists are offered, gray without one', () => {
  const offered: readonly string[] = Object.values(listColors);
  const lists = boardTemplates.flatMap((template) => boardTemplateLists(template, 'en'));
  expect(lists.filter(({ color }) => !offered.includes(color))).toEqual([]);
  expect(boardTemplateLists('kanban', 'en').map(({ color }) => color)).toEqual([
    '#6B7280',
    '#3B82F6',
    '#F97316',
    '#10B981',
  ]);
});

it('the lists have the documented names, in the requested language', () => {
  const names = (language: 'en' | 'es-MX') => boardTemplateLists('scrum', language).map(({ name }) => name);
  expect(names('en')).toEqual(['Backlog', 'To Do', 'In Progress', 'Review', 'Done']);
  expect(names('es-MX')).toEqual(['Pendientes', 'Por hacer', 'En curso', 'En revisión', 'Hecho']);
});
