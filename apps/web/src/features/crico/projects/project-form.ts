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

/** What is wrong with the form, beside each field. */
export const checkProject = ({ name, description }: ProjectForm, text: ProjectMessages) => {
  const { nameLeast, nameMost, descriptionMost } = limits.crico.project;
  const isShort = lengthOf(name) < nameLeast;
  return {
    name: isShort ? text.nameShort : lengthOf(name) > nameMost ? text.nameLong : undefined,
    description: lengthOf(description) > descriptionMost ? text.descriptionLong : undefined,
  };
};
