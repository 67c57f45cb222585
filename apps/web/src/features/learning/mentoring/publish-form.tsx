import { MOST_WEEKS } from '@nivel/contracts/learning/mentoring-values';
import { Button } from '@nivel/ui/button';
import { TextField } from '@nivel/ui/text-field';
import { isDay } from '@nivel/ui/calendar';
import { useState, type SubmitEvent } from 'react';
import { siteClient } from '../../../shell/calls/site-client.ts';
import { DayInput } from '../../../shell/days/day-input.tsx';
import { mentoringText } from './mentoring-text.ts';
import { useMentoringChange } from './mentoring.queries.ts';

/** Today in a zone, as a date field writes it: Canada's English does. */
const todayIn = (timeZone: string): string => new Intl.DateTimeFormat('en-CA', { timeZone }).format(Date.now());

/** Offers an hour, on one day or on the same day of several weeks. */
export const PublishForm = ({ timeZone }: { readonly timeZone: string }) => {
  const text = mentoringText.useText();
  const [day, setDay] = useState('');
  const [time, setTime] = useState('9');
  const [weeks, setWeeks] = useState('1');
  const [isChecked, setIsChecked] = useState(false);
  const today = todayIn(timeZone);
  const isMissing = !isDay(day) || day < today;
  const { mutate, isPending } = useMentoringChange(
    async () =>
      siteClient.call('publish_mentoring_hours', {
        first_day: day,
        hour: Math.min(23, Math.max(0, Math.trunc(Number(time)))),
        weeks: Math.min(MOST_WEEKS, Math.max(1, Math.trunc(Number(weeks)))),
      }),
    ({ hours }) => text.published(hours.length),
  );
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setIsChecked(true);
    if (!isMissing && !isPending) mutate();
  };
  return (
    <form noValidate onSubmit={onSubmit} className="grid items-start gap-3 sm:grid-cols-[1fr_7rem_9rem]">
      <DayInput
        label={text.day}
        min={today}
        today={today}
        value={day}
        onChange={setDay}
        {...(isChecked && isMissing && { error: text.dayMissing })}
      />
      <TextField
        label={text.hour}
        type="number"
        min={0}
        max={23}
        value={time}
        onChange={({ target }) => setTime(target.value)}
      />
      <TextField
        label={text.weeks}
        type="number"
        min={1}
        max={MOST_WEEKS}
        value={weeks}
        onChange={({ target }) => setWeeks(target.value)}
      />
      <Button type="submit" loading={isPending} className="justify-self-start">
        {text.publish}
      </Button>
    </form>
  );
};
