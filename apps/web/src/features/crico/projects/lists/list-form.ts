import type { ListRow } from '@nivel/contracts/projects/board-shape';
import { DEFAULT_LIST_COLOR } from '@nivel/contracts/projects/values/board-values';
import { limits } from '../../../../limits/limits.ts';
import type { ListMessages } from './messages/es-mx.ts';

/** A list in the form. */
export interface ListForm extends Pick<ListRow, 'name' | 'description' | 'color' | 'status'> {
  /** Empty: none. */
  readonly limit: string;
}

export const emptyList: ListForm = {
  name: '',
  description: '',
  color: DEFAULT_LIST_COLOR,
  status: 'todo',
  limit: '',
};

export const formOf = ({ name, description, color, status, wip_limit: limit }: ListRow): ListForm => ({
  ...{ name, description, color, status },
  limit: limit === null ? '' : String(limit),
});

const lengthOf = (text: string): number => [...text.trim()].length;

/** The faults of a form, beside each field; an empty object when nothing is. */
export const checkList = ({ name, description, limit }: ListForm, text: ListMessages) => {
  const { nameMost, descriptionMost, wipMost } = limits.crico.list;
  const isLimit = limit.trim() === '' || (/^\d+$/.test(limit.trim()) && Number(limit) >= 1 && Number(limit) <= wipMost);
  const problems = {
    name: name.trim() === '' ? text.nameRequired : lengthOf(name) > nameMost ? text.nameLong : undefined,
    description: lengthOf(description) > descriptionMost ? text.descriptionLong : undefined,
    limit: isLimit ? undefined : text.limitWrong,
  };
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem)) as Partial<
    Record<'name' | 'description' | 'limit', string>
  >;
};

/** The fields as a command carries them. */
export const fieldsOf = ({ name, description, color, status, limit }: ListForm) => ({
  name: name.trim(),
  description: description.trim(),
  color,
  status,
  wip_limit: limit.trim() === '' ? null : Number(limit),
});
