import type { Comparison } from '@nivel/contracts/projects/filter/filter';
import { isGroup, type FormGroup, type FormPart, type FormTerm } from './filter-form.ts';

/** A person's changes of a form; `id` names the part. */
export type FormChange = { readonly id: number } & (
  | { readonly type: 'turn' | 'remove' }
  | { readonly type: 'join'; readonly join: FormGroup['join'] }
  | { readonly type: 'add'; readonly part: FormPart }
  /** Another field is chosen: the value of the previous field means nothing there. */
  | { readonly type: 'field'; readonly field: string }
  | { readonly type: 'op'; readonly op: Comparison }
  | { readonly type: 'values'; readonly values: FormTerm['values'] }
);

/** A condition with only its field chosen. */
export const newTerm = (id: number, field: string): FormTerm => ({
  id,
  isTurned: false,
  field,
  op: 'is',
  values: [null],
});

/** Only one value can be compared, and it is something. */
const withOp = (term: FormTerm, op: Comparison): FormTerm => {
  const [first = null] = term.values.filter((value) => value !== '');
  return { ...term, op, values: op === 'is' ? term.values : [first] };
};

const changed = (part: FormPart, change: FormChange): FormPart => {
  switch (change.type) {
    case 'turn':
      return { ...part, isTurned: !part.isTurned };
    case 'join':
      return isGroup(part) ? { ...part, join: change.join } : part;
    case 'add':
      return isGroup(part) ? { ...part, parts: [...part.parts, change.part] } : part;
    case 'field':
      return isGroup(part) ? part : { ...newTerm(part.id, change.field), isTurned: part.isTurned };
    case 'op':
      return isGroup(part) ? part : withOp(part, change.op);
    case 'values':
      return isGroup(part) ? part : { ...part, values: change.values };
    case 'remove':
      return part;
  }
};

/** A form after a change; the outermost group stays. */
export const changedForm = (form: FormGroup, change: FormChange): FormGroup => {
  const within = (group: FormGroup): FormGroup => ({
    ...group,
    parts: group.parts.flatMap((part) => {
      if (part.id === change.id) return change.type === 'remove' ? [] : [changed(part, change)];
      return [isGroup(part) ? within(part) : part];
    }),
  });
  const whole = form.id === change.id ? changed(form, change) : within(form);
  return isGroup(whole) ? whole : form;
};
