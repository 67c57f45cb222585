import type { z } from 'zod';
import { type ListRow } from '@nivel/contracts/projects/board-shape';
import { DEFAULT_LIST_COLOR } from '@nivel/contracts/projects/board-values';
import type { createCricoProject } from '@nivel/contracts/projects/create-crico-project.operation';

type Template = z.output<(typeof createCricoProject)['input']>['template_param'];
type TemplateList = Pick<ListRow, 'name' | 'status' | 'color' | 'wip_limit'>;

const list = (
  name: string,
  status: TemplateList['status'],
  color: string = DEFAULT_LIST_COLOR,
  wip_limit: number | null = null,
): TemplateList => ({ name, status, color, wip_limit });

const [BLUE, ORANGE, PURPLE, GREEN] = ['#3B82F6', '#F59E0B', '#8B5CF6', '#10B981'];
/** Cards that a team following scrum has in hand at most. */
const SCRUM_LIMIT = 3;

/** The lists with which a board begins. */
export const boardTemplateLists: Readonly<Record<Template, readonly TemplateList[]>> = {
  kanban: [
    list('To Do', 'todo'),
    list('In Progress', 'in-progress', BLUE),
    list('Review', 'review', ORANGE),
    list('Done', 'done', GREEN),
  ],
  scrum: [
    list('Backlog', 'todo'),
    list('To Do', 'todo', PURPLE),
    list('In Progress', 'in-progress', BLUE, SCRUM_LIMIT),
    list('Review', 'review', ORANGE, SCRUM_LIMIT),
    list('Done', 'done', GREEN),
  ],
  blank: [list('To Do', 'todo')],
};
