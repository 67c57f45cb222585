import { isHourlyAtMost } from '@nivel/contracts/kernel/cron-text';
import type { RuleTrigger } from '@nivel/contracts/projects/automation/automation-rule';
import { TextField } from '@nivel/ui/text-field';
import { useState } from 'react';
import { cronSamples } from '../../../area/schedule/cron-samples.ts';
import { scheduleText } from '../../../area/schedule/schedule-text.ts';
import { cronWords } from '../../../area/schedule/schedule-words.ts';
import { ZoneField } from '../../../area/schedule/zone-field.tsx';
import { RuleChoice } from './rule-choice.tsx';

type Schedule = Extract<RuleTrigger, { kind: 'schedule' }>;

interface ScheduleFieldsProps {
  readonly trigger: Schedule;
  readonly onChange: (trigger: Schedule) => void;
}

const OWN = 'own';
/** A rule runs once an hour at most. */
const offered: readonly string[] = cronSamples.filter(isHourlyAtMost);

/** When a rule runs by itself, and in which zone. */
export const ScheduleFields = ({ trigger, onChange }: ScheduleFieldsProps) => {
  const text = scheduleText.useText();
  const { cron, time_zone: zone } = trigger.time;
  const [isOwn, setOwn] = useState(() => !offered.includes(cron));
  const change = (time: Partial<Schedule['time']>) => onChange({ ...trigger, time: { ...trigger.time, ...time } });
  const words = cronWords(cron.trim());
  return (
    <>
      <RuleChoice
        label={text.time}
        value={isOwn ? OWN : cron}
        items={[...offered.map((one) => [one, cronWords(one) ?? one] as const), [OWN, text.own]]}
        onChoose={(chosen) => {
          setOwn(chosen === OWN);
          if (chosen !== OWN) change({ cron: chosen });
        }}
      />
      {isOwn && (
        <TextField
          label={text.cron}
          autoComplete="off"
          value={cron}
          onChange={({ target }) => change({ cron: target.value.trimStart().replaceAll(/\s+/g, ' ') })}
          {...(words !== undefined && { hint: words })}
        />
      )}
      <ZoneField value={zone} onChange={(time_zone) => change({ time_zone })} error={undefined} />
    </>
  );
};
