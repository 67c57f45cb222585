import { calendarText } from './calendar-text.ts';
import { calendarModes, type CalendarMode } from './use-calendar-mode.ts';

interface ModeChoiceProps {
  readonly mode: CalendarMode;
  readonly onChoose: (mode: CalendarMode) => void;
}

/** Whether a month or a week is shown. */
export const ModeChoice = ({ mode, onChoose }: ModeChoiceProps) => {
  const text = calendarText.useText();
  return (
    <div role="group" aria-label={text.mode} className="inline-flex rounded-sm border border-line-strong">
      {calendarModes.map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={mode === one}
          onClick={() => onChoose(one)}
          className={`min-h-8 px-2.5 text-sm first:rounded-l-sm last:rounded-r-sm pointer-coarse:min-h-11 ${mode === one ? 'bg-accent-soft font-semibold text-text' : 'text-soft hover:bg-sunken'}`}
        >
          {text.modes[one]}
        </button>
      ))}
    </div>
  );
};
