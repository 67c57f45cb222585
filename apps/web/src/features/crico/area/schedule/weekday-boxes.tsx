import { weekdayName, weekdays } from './weekday-name.ts';

interface WeekdayBoxesProps {
  readonly legend: string;
  /** From 1 for Monday. */
  readonly chosen: readonly number[];
  /** The error of the choice. */
  readonly problem?: string | undefined;
  /** Hears of all of them, from Monday to Sunday. */
  readonly onChange: (chosen: number[]) => void;
}

/** Some of the days of a week. */
export const WeekdayBoxes = ({ legend, chosen, problem, onChange }: WeekdayBoxesProps) => {
  const toggle = (weekday: number) => onChange(weekdays.filter((one) => chosen.includes(one) !== (one === weekday)));
  return (
    <fieldset>
      <legend className="font-medium">{legend}</legend>
      <div className="mt-1 flex flex-wrap gap-x-4">
        {weekdays.map((weekday) => (
          <label key={weekday} className="inline-flex min-h-9 items-center gap-1.5 pointer-coarse:min-h-11">
            <input
              type="checkbox"
              checked={chosen.includes(weekday)}
              onChange={() => toggle(weekday)}
              className="size-4 accent-(--accent) pointer-coarse:size-5"
            />
            {weekdayName(weekday)}
          </label>
        ))}
      </div>
      {problem !== undefined && (
        <p role="alert" className="text-sm text-danger">
          {problem}
        </p>
      )}
    </fieldset>
  );
};
