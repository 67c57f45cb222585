import { cardStatuses, priorities } from '@nivel/contracts/projects/values/board-values';
import { fieldsOf } from '../../../area/board-model/field-commands.ts';
import { isOfChoices } from '../../../area/project/field-choices.ts';
import { offeredChoices } from '../../../area/project/field-words.ts';
import { listsOf } from '../../../area/board-model/list-commands.ts';
import { useRuleScene } from '../rule-words.ts';

type Items = readonly (readonly [value: string, name: string])[];

/** The things that rules can name on the open board. */
export const useRuleItems = () => {
  const { board, people, statuses, priorities: named, text, templates: made, webhooks: called } = useRuleScene();
  const members = people.filter(({ isActive }) => isActive);
  const lists: Items = listsOf(board).map(({ id, name }) => [id, name]);
  const labels: Items = [...board.labels.values()].map(({ id, name }) => [id, name]);
  const persons: Items = members.map(({ id, name }) => [id, name]);
  const templates: Items = [...made];
  const webhooks: Items = [...called];
  const own: Items = fieldsOf(board).map(({ id, name }) => [id, name]);
  const states: Items = cardStatuses.map((one) => [one, statuses[one] ?? one]);
  const urgencies: Items = priorities.map((one) => [one, named[one] ?? one]);
  /** The values of a field that has a few; null: it is typed. */
  const valuesOf = (field: string): Items | null => {
    if (field === 'status') return states;
    if (field === 'priority') return urgencies;
    if (field === 'assignee') return persons;
    if (field === 'labels') return labels;
    const known = board.fields.get(field);
    if (known?.kind === 'person') return persons;
    return known && isOfChoices(known) ? offeredChoices(known).map(({ id, name }) => [id, name] as const) : null;
  };
  const fields = (names: readonly string[]): Items => [
    ...names.map((name) => [name, text.fields[name] ?? name] as const),
    ...own,
  ];
  return { lists, labels, persons, templates, webhooks, valuesOf, fields, fieldRows: board.fields };
};
