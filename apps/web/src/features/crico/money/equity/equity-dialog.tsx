import { Button } from '@nivel/ui/button';
import { Dialog } from '@nivel/ui/dialog';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { dayOf } from '../../../../shell/days/days.ts';
import { notify } from '../../../../shell/toasts/toaster.ts';
import { uuidv7 } from '../../area/board-model/uuidv7.ts';
import { FormError } from '../../area/form-error.tsx';
import { LoadFailure, LoadingRows } from '../../area/list-states.tsx';
import { UnsavedQuestion } from '../../../../shell/unsaved/unsaved-question.tsx';
import { useUnsavedGuard } from '../../../../shell/unsaved/unsaved-guard.ts';
import { MoneyChoice } from '../frame/money-choice.tsx';
import { moneyText } from '../money-text.ts';
import { EquityFields } from './equity-fields.tsx';
import { checkEquity, emptyEquity, formOf, type EquityForm, type EquityProblems } from './equity-form.ts';
import { formatPercent } from './equity-format.ts';
import { equityChoicesQuery, type Equity, type EquityChoices } from './equity.queries.ts';
import { equityText } from './equity-text.ts';
import { readEquityAgain, saveEquity, useEquityError } from './use-equity-changes.ts';

interface WhoAndWhatProps {
  readonly form: EquityForm;
  readonly problems: EquityProblems;
  readonly choices: EquityChoices;
  readonly change: (values: Partial<EquityForm>) => void;
}

/** The person and the project of an assignment: once set, they never change. */
const WhoAndWhat = ({ form, problems, choices, change }: WhoAndWhatProps) => {
  const text = equityText.useText();
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <MoneyChoice
        label={text.fields.employee}
        value={form.employeeId}
        error={problems.employeeId}
        items={[
          ['', text.choose],
          ...choices.employees.map(({ user_id: id, full_name: name, email }) => [id, `${name} · ${email}`] as const),
        ]}
        onChoose={(employeeId) => change({ employeeId })}
      />
      <MoneyChoice
        label={text.fields.project}
        value={form.projectId}
        error={problems.projectId}
        items={[['', text.choose], ...choices.projects.map(({ project_id: id, name }) => [id, name] as const)]}
        onChoose={(projectId) => change({ projectId })}
      />
    </div>
  );
};

interface EditorProps {
  readonly one: Equity | null;
  readonly form: EquityForm;
  readonly change: (values: Partial<EquityForm>) => void;
  readonly onSaved: () => void;
  /** Away, after a question where something is not saved. */
  readonly onLeave: () => void;
}

const useSave = (one: Equity | null, onSaved: () => void) => {
  const text = equityText.useText();
  const client = useQueryClient();
  const [newId] = useState(uuidv7);
  return useMutation({
    mutationFn: async (form: EquityForm) => saveEquity(one, form, newId),
    onSuccess: () => {
      notify({ type: 'success', message: one === null ? text.assigned : text.saved });
      onSaved();
    },
    onError: () => notify({ type: 'error', message: one === null ? text.assignFailed : text.saveFailed }),
    onSettled: async () => readEquityAgain(client),
  });
};

interface FormProps extends EditorProps {
  readonly choices: EquityChoices | null;
}

const Form = ({ one, choices, form, change, onSaved, onLeave }: FormProps) => {
  const text = equityText.useText();
  const inWords = useEquityError();
  const [isChecked, setIsChecked] = useState(false);
  const { mutate, isPending, error } = useSave(one, onSaved);
  const problems = isChecked ? checkEquity(form, text) : {};
  const project = choices?.projects.find(({ project_id: id }) => id === form.projectId);
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setIsChecked(true);
    const found = checkEquity(form, text);
    if (Object.keys(found).length === 0) {
      if (!isPending) mutate(form);
    } else if (found.percent) event.currentTarget.querySelector<HTMLElement>('[name=percent]')?.focus();
  };
  return (
    <form noValidate onSubmit={onSubmit} className="mt-4 flex flex-col gap-4">
      {choices !== null && <WhoAndWhat form={form} problems={problems} choices={choices} change={change} />}
      <EquityFields
        form={form}
        problems={problems}
        hint={project && text.unassigned(formatPercent(project.unassigned_percent))}
        change={change}
      />
      <FormError>{error ? inWords(error) : undefined}</FormError>
      <div className="flex justify-end gap-2">
        <Button variant="secondary" size="sm" onClick={onLeave}>
          {text.cancel}
        </Button>
        <Button type="submit" size="sm" loading={isPending}>
          {one === null ? text.assign : text.save}
        </Button>
      </div>
    </form>
  );
};

const NewEquity = (props: EditorProps) => {
  const text = equityText.useText();
  const { data, error, refetch } = useQuery(equityChoicesQuery());
  if (data) return <Form {...props} choices={data} />;
  if (error) return <LoadFailure title={text.choicesFailed} error={error} onRetry={() => void refetch()} />;
  return <LoadingRows />;
};

interface EquityDialogProps {
  /** Null: a new one. */
  readonly one: Equity | null;
  readonly onClose: () => void;
}

/** Assigns a share of a project, or changes an assignment. */
export const EquityDialog = ({ one, onClose }: EquityDialogProps) => {
  const text = equityText.useText();
  const [initial] = useState(() => (one === null ? emptyEquity(dayOf(new Date())) : formOf(one)));
  const [form, setForm] = useState(initial);
  const { leaving: labels } = moneyText.useText();
  const leaving = useUnsavedGuard({ isUnsaved: form !== initial });
  const leave = () => leaving.attempt(onClose);
  const change = (values: Partial<EquityForm>) => setForm({ ...form, ...values });
  const editor = { one, form, change, onSaved: onClose, onLeave: leave };
  return (
    <Dialog
      isOpen
      onOpenChange={leave}
      title={one === null ? text.assign : `${one.employee_name ?? text.nobody} · ${one.project_name}`}
      closeLabel={text.close}
      isWide
    >
      {one === null ? <NewEquity {...editor} /> : <Form {...editor} choices={null} />}
      <UnsavedQuestion leaving={leaving} labels={labels} />
    </Dialog>
  );
};
