import { CRON_FIELDS, isHourlyAtMost, LONGEST_CRON } from '@nivel/contracts/kernel/cron-text';
import type { TaskTime } from '@nivel/contracts/kernel/task-time';
import { isTimeZone } from '@nivel/contracts/kernel/time-zone';
import { Button } from '@nivel/ui/button';
import { Dialog } from '@nivel/ui/dialog';
import { Select, SelectItem, SelectList, SelectTrigger } from '@nivel/ui/select';
import { TextField } from '@nivel/ui/text-field';
import { useState, type SubmitEvent } from 'react';
import { ownZone } from '../../../../shell/days/own-zone.ts';
import { cronSamples } from './cron-samples.ts';
import { scheduleText } from './schedule-text.ts';
import { cronWords } from './schedule-words.ts';
import { ZoneField } from './zone-field.tsx';

const STANDARD = 'standard';
const OWN = 'own';

const choiceOf = (time: TaskTime | null): string => {
  if (time === null) return STANDARD;
  return cronSamples.find((sample) => sample === time.cron) ?? OWN;
};

/** The present choice, and its errors once it was submitted. */
const useTimeDraft = (time: TaskTime | null, isReport: boolean) => {
  const text = scheduleText.useText();
  const [choice, setChoice] = useState(() => choiceOf(time));
  const [cron, setCron] = useState<string>(time?.cron ?? cronSamples[0]);
  const [zone, setZone] = useState(() => time?.time_zone ?? ownZone());
  const [isChecked, setIsChecked] = useState(false);
  const trimmed = cron.trim().replaceAll(/\s+/g, ' ');
  const words = trimmed.length <= LONGEST_CRON && CRON_FIELDS.test(trimmed) ? cronWords(trimmed) : undefined;
  const isTooOften = isReport && !isHourlyAtMost(trimmed);
  const problem = words === undefined ? text.cronInvalid : isTooOften ? text.cronTooOften : undefined;
  return {
    ...{ choice, cron, zone, words, setCron, setZone },
    choose: (chosen: string) => {
      setChoice(chosen);
      if (chosen !== STANDARD && chosen !== OWN) setCron(chosen);
    },
    cronProblem: isChecked ? problem : undefined,
    zoneProblem: isChecked && !isTimeZone(zone) ? text.zoneInvalid : undefined,
    /** The time to send; undefined: something is wrong, and said from now on. */
    read: (): TaskTime | null | undefined => {
      setIsChecked(true);
      if (choice === STANDARD) return null;
      return problem === undefined && isTimeZone(zone) ? { cron: trimmed, time_zone: zone } : undefined;
    },
  };
};

interface TimeDialogProps {
  readonly title: string;
  readonly time: TaskTime | null;
  /** The default time; without one, a person must choose. */
  readonly standard?: string;
  /** An hour passes at least between two reports. */
  readonly isReport?: boolean;
  readonly isBusy: boolean;
  /** Why it could not be saved, in words. */
  readonly failure: string | undefined;
  readonly onSave: (time: TaskTime | null) => void;
  readonly onClose: () => void;
}

/** Chooses a repeating time: a suggestion or one's own, and the zone in which it is read. */
export const TimeDialog = (props: TimeDialogProps) => {
  const { title, time, standard, isReport = false, isBusy, failure, onSave, onClose } = props;
  const text = scheduleText.useText();
  const draft = useTimeDraft(time, isReport);
  const offered = cronSamples.filter((cron) => !isReport || isHourlyAtMost(cron));
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const read = draft.read();
    if (read !== undefined && !isBusy) onSave(read);
  };
  const items: Record<string, string> = {
    ...(standard !== undefined && { [STANDARD]: standard }),
    ...Object.fromEntries(offered.map((cron) => [cron, cronWords(cron) ?? cron])),
    [OWN]: text.own,
  };
  return (
    <Dialog isOpen onOpenChange={onClose} title={title} closeLabel={text.close}>
      <form noValidate onSubmit={onSubmit} className="mt-4 flex flex-col gap-4">
        <Select label={text.time} value={draft.choice} onValueChange={draft.choose} items={items}>
          <SelectTrigger />
          <SelectList>
            {[...(standard === undefined ? [] : [STANDARD]), ...offered, OWN].map((key) => (
              <SelectItem key={key} value={key}>
                {items[key]}
              </SelectItem>
            ))}
          </SelectList>
        </Select>
        {draft.choice === OWN && (
          <TextField
            label={text.cron}
            autoComplete="off"
            value={draft.cron}
            onChange={({ target }) => draft.setCron(target.value)}
            {...(draft.words !== undefined && { hint: draft.words })}
            {...(draft.cronProblem !== undefined && { error: draft.cronProblem })}
          />
        )}
        {draft.choice !== STANDARD && (
          <ZoneField value={draft.zone} onChange={draft.setZone} error={draft.zoneProblem} />
        )}
        {failure !== undefined && (
          <p role="alert" className="text-danger">
            {failure}
          </p>
        )}
        <div className="flex flex-wrap justify-end gap-2">
          <Button type="button" size="sm" variant="secondary" onClick={onClose}>
            {text.cancel}
          </Button>
          <Button type="submit" size="sm" loading={isBusy}>
            {text.save}
          </Button>
        </div>
      </form>
    </Dialog>
  );
};
