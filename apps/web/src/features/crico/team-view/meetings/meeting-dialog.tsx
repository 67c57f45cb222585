import { Button } from '@nivel/ui/button';
import { Dialog } from '@nivel/ui/dialog';
import { FieldFrame, inputLook } from '@nivel/ui/field-frame';
import { TextField } from '@nivel/ui/text-field';
import { useId, useRef, useState, type ReactNode, type SubmitEvent } from 'react';
import { DayInput } from '../../../../shell/days/day-input.tsx';
import { dayOf } from '../../../../shell/days/days.ts';
import { zoneNames } from '../../../../shell/days/zone-names.ts';
import { FormError } from '../../area/form-error.tsx';
import type { Assignable } from '../../area/people/assignable.ts';
import { PeopleChoice } from '../../area/people/people-choice.tsx';
import { inputOf, problemsOf, usualMinutes, type MeetingDraft } from './meeting-draft.ts';
import { meetingsText } from './meetings-text.ts';
import { useMeetingChanges, useMeetingError } from './use-meeting-changes.ts';

interface MeetingDialogProps {
  /** The id of the edited meeting; a new one has one too. */
  readonly meetingId: string;
  /** The version that is changed; 0 for a new meeting. */
  readonly version: number;
  readonly first: MeetingDraft;
  readonly people: readonly Assignable[];
  readonly onClose: () => void;
}

interface FieldsProps {
  readonly draft: MeetingDraft;
  readonly problems: ReturnType<typeof problemsOf>;
  readonly change: (values: Partial<MeetingDraft>) => void;
}

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly onChoose: (value: string) => void;
  readonly children: ReactNode;
}

const Choice = ({ label, value, onChoose, children }: ChoiceProps) => {
  const id = useId();
  return (
    <FieldFrame id={id} label={label}>
      <select id={id} value={value} onChange={({ target }) => onChoose(target.value)} className={inputLook}>
        {children}
      </select>
    </FieldFrame>
  );
};

/** Day, time, time zone and length. */
const WhenFields = ({ draft, problems, change }: FieldsProps) => {
  const text = meetingsText.useText();
  const { form } = text;
  const lengths = [...new Set<number>([...usualMinutes, draft.minutes])].toSorted((a, b) => a - b);
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <DayInput
        label={form.day}
        value={draft.day}
        min={dayOf(new Date())}
        onChange={(day) => change({ day })}
        error={problems.has('dayWrong') ? form.dayWrong : undefined}
      />
      <TextField
        type="time"
        label={form.time}
        value={draft.time}
        onChange={({ target }) => change({ time: target.value })}
        {...(problems.has('timeWrong') && { error: form.timeWrong })}
      />
      <Choice label={form.zone} value={draft.zone} onChoose={(zone) => change({ zone })}>
        {zoneNames(draft.zone).map((zone) => (
          <option key={zone} value={zone}>
            {zone.replaceAll('_', ' ')}
          </option>
        ))}
      </Choice>
      <Choice
        label={form.minutes}
        value={String(draft.minutes)}
        onChoose={(minutes) => change({ minutes: Number(minutes) })}
      >
        {lengths.map((minutes) => (
          <option key={minutes} value={minutes}>
            {text.minutes(minutes)}
          </option>
        ))}
      </Choice>
    </div>
  );
};

/** Schedules a meeting, or changes one. */
export const MeetingDialog = ({ meetingId, version, first, people, onClose }: MeetingDialogProps) => {
  const { form } = meetingsText.useText();
  const { save } = useMeetingChanges();
  const inWords = useMeetingError();
  const title = useRef<HTMLInputElement>(null);
  const [draft, setDraft] = useState(first);
  const [isChecked, setChecked] = useState(false);
  const change = (values: Partial<MeetingDraft>) => setDraft((held) => ({ ...held, ...values }));
  const problems = isChecked ? problemsOf(draft) : new Set<never>();
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setChecked(true);
    if (problemsOf(draft).size > 0 || save.isPending) return;
    save.mutate({ meeting_id: meetingId, base_version: version, ...inputOf(draft) }, { onSuccess: onClose });
  };
  const fields = { draft, problems, change };
  return (
    <Dialog
      isOpen
      isWide
      onOpenChange={onClose}
      title={version === 0 ? form.new : form.edit}
      description={form.told}
      closeLabel={form.close}
      initialFocus={title}
    >
      <form noValidate onSubmit={onSubmit} className="mt-4 flex flex-col gap-4">
        <TextField
          ref={title}
          label={form.name}
          autoComplete="off"
          value={draft.title}
          onChange={({ target }) => change({ title: target.value })}
          {...(problems.has('nameWrong') && { error: form.nameWrong })}
        />
        <WhenFields {...fields} />
        <TextField
          label={form.place}
          hint={form.placeHint}
          autoComplete="off"
          value={draft.place}
          onChange={({ target }) => change({ place: target.value })}
          {...(problems.has('placeWrong') && { error: form.placeWrong })}
        />
        <PeopleChoice
          text={{ legend: form.people, none: form.alone, chooseAll: form.everybody, chooseNobody: form.nobody }}
          people={people}
          chosen={draft.people}
          problem={problems.has('tooMany') ? form.tooMany : undefined}
          onChange={(invited) => change({ people: invited })}
        />
        <FormError>{save.isError ? inWords(save.error) : undefined}</FormError>
        <div className="flex justify-end gap-2">
          <Button size="sm" variant="secondary" onClick={onClose}>
            {form.cancel}
          </Button>
          <Button type="submit" size="sm" loading={save.isPending}>
            {version === 0 ? form.send : form.save}
          </Button>
        </div>
      </form>
    </Dialog>
  );
};
