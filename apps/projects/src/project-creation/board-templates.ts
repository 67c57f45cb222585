import type { z } from 'zod';
import { type ListRow } from '@nivel/contracts/projects/board-shape';
import { DEFAULT_LIST_COLOR, listColors } from '@nivel/contracts/projects/board-values';
import type { createCricoProject } from '@nivel/contracts/projects/create-crico-project.operation';

type Template = z.output<(typeof createCricoProject)['input']>['template_param'];
type TemplateList = Pick<ListRow, 'name' | 'status' | 'color' | 'wip_limit'>;

const list = (
  name: string,
  status: TemplateList['status'],
  color: string = DEFAULT_LIST_COLOR,
  wip_limit: number | null = null,
): TemplateList => ({ name, status, color, wip_limit });

const { blue, orange, purple, green } = listColors;
/** Cards that a team following scrum has in hand at most. */
const SCRUM_LIMIT = 3;

/** The lists with which a board begins. */
export const boardTemplateLists: Readonly<Record<Template, readonly TemplateList[]>> = {
  kanban: [
    list('To Do', 'todo'),
    list('In Progress', 'in-progress', blue),
    list('Review', 'review', orange),
    list('Done', 'done', green),
  ],
  scrum: [
    list('Backlog', 'todo'),
    list('To Do', 'todo', purple),
    list('In Progress', 'in-progress', blue, SCRUM_LIMIT),
    list('Review', 'review', orange, SCRUM_LIMIT),
    list('Done', 'done', green),
  ],
  blank: [list('To Do', 'todo')],
};
