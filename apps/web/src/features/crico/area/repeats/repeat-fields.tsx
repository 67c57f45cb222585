import { TextField } from '@nivel/ui/text-field';
import { MOST_EVERY } from '@nivel/planning/repeat-rule';
import { ChoiceField } from '../choice-field.tsx';
import { WeekdayBoxes } from '../schedule/weekday-boxes.tsx';
import { weekdayName, weekdays } from '../schedule/weekday-name.ts';
import { monthChoices, repeatUnits, type DraftProblem, type RepeatDraft } from './repeat-draft.ts';
import { repeatText } from './repeat-text.ts';
import { monthName } from './repeat-words.ts';

const MONTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;
/** The first day that some month has not. */
const SHORT = 29;

export interface RepeatFieldsProps {
  readonly draft: RepeatDraft;
  /** What is wrong, once it was sent. */
  readonly problem: DraftProblem | undefined;
  readonly onChange: (values: Partial<RepeatDraft>) => void;
}

const MonthDay = ({ draft: { monthDay, month, unit }, problem, onChange }: RepeatFieldsProps) => {
  const text = repeatText.useText();
  const day = Number(monthDay);
  const isShort = unit === 'month' && day >= SHORT && day <= 31;
  return (
    <TextField
      label={text.monthDay}
      inputMode="numeric"
      autoComplete="off"
      value={monthDay}
      onChange={({ target }) => onChange({ monthDay: target.value })}
      {...(isShort && { hint: text.shortMonths(day) })}
      {...(problem === 'monthDay' && { error: text.problems.monthDay })}
      {...(problem === 'yearDay' && { error: text.problems.yearDay(day, monthName(month)) })}
    />
  );
};

const WeekdayOfMonth = ({ draft: { place, weekday }, onChange }: RepeatFieldsProps) => {
  const text = repeatText.useText();
  return (
    <>
      <ChoiceField
        label={text.place}
        value={String(place)}
        items={['1', '2', '3', '4', '-1'].map((key) => [key, text.places[key] ?? key] as const)}
        onChange={(chosen) => onChange({ place: Number(chosen) })}
      />
      <ChoiceField
        label={text.weekday}
        value={String(weekday)}
        items={weekdays.map((one) => [String(one), weekdayName(one)] as const)}
        onChange={(chosen) => onChange({ weekday: Number(chosen) })}
      />
    </>
  );
};

/** Which day of a month, or of one month of a year. */
const DayOfMonth = (props: RepeatFieldsProps) => {
  const { draft, onChange } = props;
  const text = repeatText.useText();
  const { unit, month } = draft;
  const choices = monthChoices.filter((one) => unit === 'month' || one !== 'weekday');
  const on = unit === 'year' && draft.on === 'weekday' ? 'monthDay' : draft.on;
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      {unit === 'year' && (
        <ChoiceField
          label={text.month}
          value={String(month)}
          items={MONTHS.map((one) => [String(one), monthName(one)] as const)}
          onChange={(chosen) => onChange({ month: Number(chosen) })}
        />
      )}
      <ChoiceField
        label={text.onLabel}
        value={on}
        items={choices.map((one) => [one, text.on[one]] as const)}
        onChange={(chosen) => onChange({ on: choices.find((one) => one === chosen) ?? 'monthDay' })}
      />
      {on === 'monthDay' && <MonthDay {...props} />}
      {on === 'weekday' && <WeekdayOfMonth {...props} />}
    </div>
  );
};

/** On which days a card repeats. */
export const RepeatDaysFields = (props: RepeatFieldsProps) => {
  const text = repeatText.useText();
  const { draft, problem, onChange } = props;
  return (
    <>
      <div className="grid gap-3 sm:grid-cols-2">
        <TextField
          label={text.everyLabel}
          inputMode="numeric"
          autoComplete="off"
          value={draft.every}
          onChange={({ target }) => onChange({ every: target.value })}
          {...(problem === 'every' && { error: text.problems.every(MOST_EVERY) })}
        />
        <ChoiceField
          label={text.unitLabel}
          value={draft.unit}
          items={repeatUnits.map((unit) => [unit, text.units[unit]] as const)}
          onChange={(chosen) => onChange({ unit: repeatUnits.find((unit) => unit === chosen) ?? 'week' })}
        />
      </div>
      {draft.unit === 'week' && (
        <WeekdayBoxes
          legend={text.weekdays}
          chosen={draft.weekdays}
          problem={problem === 'weekdays' ? text.problems.weekdays : undefined}
          onChange={(chosen) => onChange({ weekdays: chosen })}
        />
      )}
      {(draft.unit === 'month' || draft.unit === 'year') && <DayOfMonth {...props} />}
    </>
  );
};
