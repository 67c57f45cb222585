import type { FieldRow } from '@nivel/contracts/projects/field-shape';
import { yesAndNo } from '@nivel/contracts/projects/field-values';

/** Whether a field offers its values by name. People are chosen too, but from the team and not from the field. */
export const isOfChoices = ({ kind }: Pick<FieldRow, 'kind'>): boolean => kind === 'choice' || kind === 'boolean';

/** The values that a field offers, in their order; none for a field that is typed. */
export const choiceIds = ({ kind, choices }: Pick<FieldRow, 'kind' | 'choices'>): readonly string[] =>
  kind === 'boolean' ? yesAndNo : choices.map(({ id }) => id);
