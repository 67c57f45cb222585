import type { ProjectTask } from '@nivel/contracts/projects/automation/project-task';
import { Button } from '@nivel/ui/button';
import { useState } from 'react';
import { useSession } from '../../../../shell/session/session.ts';
import { FormError } from '../../area/form-error.tsx';
import { PeopleChoice } from '../../area/people/people-choice.tsx';
import { useRecipientsProblem, useReportPeople } from './report-recipients.ts';
import { ReportScheduleForm } from './report-schedule-form.tsx';
import { reportText } from './report-text.ts';
import { RunIds } from './run-ids.ts';
import { useEmailReport, useReportError } from './use-email-report.ts';

/** The recipients of the present schedule who still are members; without a schedule, the person at the form. */
const useFirstRecipients = (task: ProjectTask | null, members: ReadonlySet<string>): readonly string[] => {
  const person = useSession();
  const own = person.status === 'signed-in' ? [person.user.id] : [];
  return (task?.recipients ?? own).filter((id) => members.has(id));
};

interface ReportFormProps {
  /** The schedule that there is; null: none. */
  readonly task: ProjectTask | null;
  /** Called when the request is done. */
  readonly onDone: () => void;
}

/** The recipients of the report, and whether it is sent now or at set times. */
export const ReportForm = ({ task, onDone }: ReportFormProps) => {
  const text = reportText.useText();
  const people = useReportPeople();
  const members = new Set(people.map(({ id }) => id));
  const [chosen, setChosen] = useState(useFirstRecipients(task, members));
  const [isChecked, setChecked] = useState(false);
  const [runIds] = useState(() => new RunIds());
  const problemOf = useRecipientsProblem();
  const inWords = useReportError();
  const { send } = useEmailReport();
  const left = (task?.recipients ?? []).filter((id) => !members.has(id)).length;
  /** From now on, reports errors in the recipients. @returns whether they are valid */
  const check = (): boolean => {
    setChecked(true);
    return problemOf(chosen) === undefined;
  };
  const sendNow = () => {
    if (check() && !send.isPending)
      send.mutate({ runId: runIds.of(chosen), recipients: chosen }, { onSuccess: onDone });
  };
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <PeopleChoice
        text={text.recipients}
        people={people}
        chosen={chosen}
        problem={isChecked ? problemOf(chosen) : undefined}
        onChange={setChosen}
      />
      {left > 0 && <p className="rounded-sm bg-warning-soft px-2.5 py-1.5 text-sm">{text.left(left)}</p>}
      <FormError>{send.isError ? inWords(send.error) : undefined}</FormError>
      <Button size="sm" className="self-start" loading={send.isPending} onClick={sendNow}>
        {text.send}
      </Button>
      <ReportScheduleForm task={task} recipients={chosen} onCheck={check} onDone={onDone} />
    </div>
  );
};
