import { limits } from '../../../limits/limits.ts';
import type { ProjectMessages } from './messages/es-mx.ts';

export const templates = ['kanban', 'blank', 'scrum'] as const;
type Template = (typeof templates)[number];

export interface ProjectForm {
  readonly template: Template;
  readonly name: string;
  readonly description: string;
  readonly color: string;
}

export const emptyProject: ProjectForm = { template: 'kanban', name: '', description: '', color: '#3b82f6' };

const lengthOf = (text: string): number => [...text.trim()].length;

type Texts = Pick<ProjectMessages, 'nameRequired' | 'nameShort' | 'nameLong' | 'descriptionLong'>;

/** The faults of the name and the description of a project, beside each field. */
export const checkProject = ({ name, description }: Pick<ProjectForm, 'name' | 'description'>, text: Texts) => {
  const { nameLeast, nameMost, descriptionMost } = limits.crico.project;
  const length = lengthOf(name);
  const short = length === 0 ? text.nameRequired : length < nameLeast ? text.nameShort : undefined;
  return {
    name: short ?? (length > nameMost ? text.nameLong : undefined),
    description: lengthOf(description) > descriptionMost ? text.descriptionLong : undefined,
  };
};
