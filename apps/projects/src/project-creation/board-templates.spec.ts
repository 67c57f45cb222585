import { expect, it } from '@jest/globals';
import { listColors } from '@nivel/contracts/projects/board-values';
import { boardTemplateLists } from './board-templates.ts';

it('a board begins with lists in the colours that lists are offered, gray where it says none', () => {
  const offered: readonly string[] = Object.values(listColors);
  const lists = Object.values(boardTemplateLists).flat();
  expect(lists.filter(({ color }) => !offered.includes(color))).toEqual([]);
  expect(boardTemplateLists.kanban.map(({ color }) => color)).toEqual(['#6B7280', '#3B82F6', '#F97316', '#10B981']);
});
