import type { z } from 'zod';
import { type ListRow } from '@nivel/contracts/projects/board-shape';
import { DEFAULT_LIST_COLOR, listColors } from '@nivel/contracts/projects/values/board-values';
import type { createCricoProject } from '@nivel/contracts/projects/create-crico-project.operation';
import type { MadeNameLanguage } from '@nivel/contracts/projects/made-name-language';

export type Template = z.output<(typeof createCricoProject)['input']>['template_param'];
type TemplateList = Pick<ListRow, 'name' | 'status' | 'color' | 'wip_limit'>;

type ListName = keyof typeof listNames;

/** Names of lists in the languages of the product; the English ones are documented. */
const listNames = {
  backlog: { en: 'Backlog', 'es-MX': 'Pendientes' },
  todo: { en: 'To Do', 'es-MX': 'Por hacer' },
  progress: { en: 'In Progress', 'es-MX': 'En curso' },
  review: { en: 'Review', 'es-MX': 'En revisión' },
  done: { en: 'Done', 'es-MX': 'Hecho' },
} as const satisfies Readonly<Record<string, Readonly<Record<MadeNameLanguage, string>>>>;

interface ListPlan extends Omit<TemplateList, 'name'> {
  readonly name: ListName;
}

const list = (
  name: ListName,
  status: TemplateList['status'],
  color: string = DEFAULT_LIST_COLOR,
  wip_limit: number | null = null,
): ListPlan => ({ name, status, color, wip_limit });

const { blue, orange, purple, green } = listColors;
/** Cards that a team following scrum has in hand at most. */
const SCRUM_LIMIT = 3;

const templateLists: Readonly<Record<Template, readonly ListPlan[]>> = {
  kanban: [
    list('todo', 'todo'),
    list('progress', 'in-progress', blue),
    list('review', 'review', orange),
    list('done', 'done', green),
  ],
  scrum: [
    list('backlog', 'todo'),
    list('todo', 'todo', purple),
    list('progress', 'in-progress', blue, SCRUM_LIMIT),
    list('review', 'review', orange, SCRUM_LIMIT),
    list('done', 'done', green),
  ],
  blank: [list('todo', 'todo')],
};

/** The initial lists of a board. */
export const boardTemplateLists = (template: Template, language: MadeNameLanguage): readonly TemplateList[] =>
  templateLists[template].map((plan) => ({ ...plan, name: listNames[plan.name][language] }));
