import { limits } from '../../../../limits/limits.ts';
import type { CricoMessages } from '../messages/es-mx.ts';

export interface OrganizationForm {
  readonly name: string;
  readonly slug: string;
  readonly description: string;
}

export type OrganizationErrors = Partial<Record<keyof OrganizationForm, string>>;

const least = 2;
const lengthOf = (text: string): number => [...text.trim()].length;

/** The fault of a slug; undefined when nothing is. */
export const slugProblem = (slug: string, text: CricoMessages['organizationForm']): string | undefined => {
  if (slug.trim() === '') return text.slugRequired;
  if (!/^[a-z0-9-]+$/.test(slug.trim())) return text.slugForm;
  return lengthOf(slug) < least ? text.slugShort : undefined;
};

/** The faults of the form, beside each field; an empty object when nothing is. */
export const checkOrganization = (
  { name, slug, description }: OrganizationForm,
  text: CricoMessages['organizationForm'],
): OrganizationErrors => {
  const nameProblem = name.trim() === '' ? text.nameRequired : lengthOf(name) < least ? text.nameShort : undefined;
  const isLong = lengthOf(description) > limits.crico.descriptionCharacters;
  const problems = {
    name: nameProblem,
    slug: slugProblem(slug, text),
    description: isLong ? text.descriptionLong : undefined,
  };
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem));
};
