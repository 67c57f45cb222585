import { TextField } from '@nivel/ui/text-field';
import { MOST_EVERY } from '@nivel/planning/repeat-rule';
import { ChoiceField } from '../choice-field.tsx';
import { monthChoices, repeatUnits, type DraftProblem, type RepeatDraft } from './repeat-draft.ts';
import { repeatText } from './repeat-text.ts';
import { monthName, weekdayName } from './repeat-words.ts';

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;
const MONTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;
/** The first day that some month has not. */
const SHORT = 29;

export interface RepeatFieldsProps {
  readonly draft: RepeatDraft;
  /** What is wrong, once it was sent. */
  readonly problem: DraftProblem | undefined;
  readonly onChange: (values: Partial<RepeatDraft>) => void;
}

const Weekdays = ({ draft: { weekdays }, problem, onChange }: RepeatFieldsProps) => {
  const text = repeatText.useText();
  const toggled = (weekday: number): number[] =>
    weekdays.includes(weekday) ? weekdays.filter((one) => one !== weekday) : [...weekdays, weekday];
  return (
    <fieldset>
      <legend className="font-medium">{text.weekdays}</legend>
      <div className="mt-1 flex flex-wrap gap-x-4">
        {WEEKDAYS.map((weekday) => (
          <label key={weekday} className="inline-flex min-h-9 items-center gap-1.5 pointer-coarse:min-h-11">
            <input
              type="checkbox"
              checked={weekdays.includes(weekday)}
              onChange={() => onChange({ weekdays: toggled(weekday) })}
              className="size-4 accent-(--accent) pointer-coarse:size-5"
            />
            {weekdayName(weekday)}
          </label>
        ))}
      </div>
      {problem === 'weekdays' && (
        <p role="alert" className="text-sm text-danger">
          {text.problems.weekdays}
        </p>
      )}
    </fieldset>
  );
};

const MonthDay = ({ draft: { monthDay, unit }, problem, onChange }: RepeatFieldsProps) => {
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
        items={WEEKDAYS.map((one) => [String(one), weekdayName(one)] as const)}
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
      {draft.unit === 'week' && <Weekdays {...props} />}
      {(draft.unit === 'month' || draft.unit === 'year') && <DayOfMonth {...props} />}
    </>
  );
};
