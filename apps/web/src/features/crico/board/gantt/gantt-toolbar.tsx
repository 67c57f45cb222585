import {
  CalendarCog,
  ChevronLeft,
  ChevronRight,
  History,
  Printer,
  ZoomIn,
  ZoomOut,
  type LucideIcon,
} from 'lucide-react';
import type { CalendarDay } from '@nivel/planning/calendar-day';
import type { PlanSpan } from '@nivel/planning/plan';
import { lazy, Suspense, useState } from 'react';
import { baselinesText } from '../../area/baselines/baselines-text.ts';
import type { GanttChoices } from './gantt-choices.ts';
import { ganttUnits, pageDays, ZOOM_IN, ZOOM_OUT } from './gantt-scale.ts';
import { ganttText } from './gantt-text.ts';
import type { Timeline } from './use-timeline.ts';

const BaselinesDialog = lazy(async () => ({
  default: (await import('../../area/baselines/baselines-dialog.tsx')).BaselinesDialog,
}));

const ChartPictureDialog = lazy(async () => ({
  default: (await import('./picture/chart-picture-dialog.tsx')).ChartPictureDialog,
}));

interface IconActionProps {
  readonly Icon: LucideIcon;
  readonly label: string;
  readonly onClick: () => void;
}

const IconAction = ({ Icon, label, onClick }: IconActionProps) => (
  <button
    type="button"
    aria-label={label}
    title={label}
    onClick={onClick}
    className="grid size-8 place-items-center rounded-sm text-soft hover:bg-sunken hover:text-text pointer-coarse:size-11"
  >
    <Icon aria-hidden="true" size={17} />
  </button>
);

interface NamedActionProps extends Pick<IconActionProps, 'Icon' | 'onClick'> {
  readonly name: string;
}

const NamedAction = ({ Icon, name, onClick }: NamedActionProps) => (
  <button
    type="button"
    onClick={onClick}
    className="inline-flex min-h-8 items-center gap-1.5 rounded-sm px-2 text-sm text-soft hover:bg-sunken hover:text-text pointer-coarse:min-h-11"
  >
    <Icon aria-hidden="true" size={16} />
    {name}
  </button>
);

/** Opens the baselines of the project. */
const BaselinesButton = () => {
  const text = baselinesText.useText();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <NamedAction Icon={History} name={text.open} onClick={() => setIsOpen(true)} />
      {isOpen && (
        <Suspense>
          <BaselinesDialog onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
};

/** Opens the chart as a picture, with the days that are in sight. */
const PictureButton = ({ timeline }: { readonly timeline: Timeline }) => {
  const { picture: text } = ganttText.useText();
  const [shown, setShown] = useState<PlanSpan | null>(null);
  return (
    <>
      <NamedAction Icon={Printer} name={text.open} onClick={() => setShown(timeline.shown())} />
      {shown && (
        <Suspense>
          <ChartPictureDialog shown={shown} onClose={() => setShown(null)} />
        </Suspense>
      )}
    </>
  );
};

interface SwitchProps {
  readonly name: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

const Switch = ({ name, isOn, onChange }: SwitchProps) => (
  <label className="inline-flex min-h-8 items-center gap-1.5 text-sm pointer-coarse:min-h-11">
    <input
      type="checkbox"
      role="switch"
      checked={isOn}
      onChange={(event) => onChange(event.target.checked)}
      className="size-4 accent-(--accent) pointer-coarse:size-5"
    />
    {name}
  </label>
);

interface GanttToolbarProps {
  readonly choices: GanttChoices;
  readonly choose: (values: Partial<GanttChoices>) => void;
  readonly timeline: Timeline;
  readonly today: CalendarDay;
  /** Opens the calendar of the project, for those who lead it. */
  readonly onCalendar: (() => void) | undefined;
}

/** The scale and position of the chart, and what it shows. */
export const GanttToolbar = ({ choices, choose, timeline, today, onCalendar }: GanttToolbarProps) => {
  const text = ganttText.useText();
  const days = pageDays[choices.unit];
  return (
    <div
      role="group"
      aria-label={text.controls}
      // On a phone one line, which is drawn sideways.
      className="flex shrink-0 items-center gap-x-3 gap-y-1 overflow-x-auto border-b border-line px-3 py-1.5 whitespace-nowrap *:shrink-0 sm:flex-wrap md:px-4"
    >
      <div role="group" aria-label={text.unit} className="inline-flex rounded-sm border border-line-strong">
        {ganttUnits.map((unit) => (
          <button
            key={unit}
            type="button"
            aria-pressed={choices.unit === unit}
            onClick={() => choose({ unit })}
            className={`min-h-8 px-2.5 text-sm first:rounded-l-sm last:rounded-r-sm pointer-coarse:min-h-11 ${choices.unit === unit ? 'bg-accent-soft font-semibold text-text' : 'text-soft hover:bg-sunken'}`}
          >
            {text.units[unit]}
          </button>
        ))}
      </div>
      <div className="inline-flex items-center">
        <IconAction Icon={ChevronLeft} label={text.previous(days)} onClick={() => timeline.turn(-days)} />
        <button
          type="button"
          onClick={() => timeline.reveal(today)}
          className="min-h-8 rounded-sm px-2 text-sm text-soft hover:bg-sunken hover:text-text pointer-coarse:min-h-11"
        >
          {text.today}
        </button>
        <IconAction Icon={ChevronRight} label={text.next(days)} onClick={() => timeline.turn(days)} />
      </div>
      <div className="inline-flex items-center">
        <IconAction Icon={ZoomOut} label={text.zoomOut} onClick={() => timeline.zoom(ZOOM_OUT)} />
        <output
          aria-label={text.zoomed(Math.round(choices.zoom * 100))}
          className="w-12 text-center text-sm text-soft tabular-nums"
        >
          {Math.round(choices.zoom * 100)} %
        </output>
        <IconAction Icon={ZoomIn} label={text.zoomIn} onClick={() => timeline.zoom(ZOOM_IN)} />
      </div>
      <Switch
        name={text.critical}
        isOn={choices.isCriticalShown}
        onChange={(isCriticalShown) => choose({ isCriticalShown })}
      />
      <Switch
        name={text.conflicts}
        isOn={choices.isConflictShown}
        onChange={(isConflictShown) => choose({ isConflictShown })}
      />
      <BaselinesButton />
      <PictureButton timeline={timeline} />
      {onCalendar && <NamedAction Icon={CalendarCog} name={text.openCalendar} onClick={onCalendar} />}
    </div>
  );
};
