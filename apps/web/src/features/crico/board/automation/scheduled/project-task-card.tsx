import type { ProjectTask } from '@nivel/contracts/projects/automation/project-task';
import { Button } from '@nivel/ui/button';
import { scheduleText } from '../../../area/schedule/schedule-text.ts';
import { ScheduleTimes } from '../../../area/schedule/schedule-times.tsx';
import { cronWords } from '../../../area/schedule/schedule-words.ts';
import { useBoard } from '../../board-context.ts';
import { scheduledText } from './scheduled-text.ts';
import { useProjectTaskChanges, useTaskRefusal } from './use-project-task-changes.ts';

/** The dialog of a task. */
export type ProjectTaskAsk = 'time' | 'history';

interface ProjectTaskCardProps {
  readonly task: ProjectTask;
  /** Whether this person may change it. */
  readonly mayChange: boolean;
  /** The moment at which the task was as shown, in milliseconds since 1970. */
  readonly now: number;
  readonly onAsk: (ask: ProjectTaskAsk) => void;
}

const Buttons = ({ task: { kind, is_paused: isPaused }, mayChange, onAsk }: ProjectTaskCardProps) => {
  const text = scheduledText.useText();
  const { run, pause } = useProjectTaskChanges(kind);
  const act = (label: string, onClick: () => void, loading = false) => (
    <Button
      size="sm"
      variant="secondary"
      aria-label={text.ofTask(label, text.kinds[kind].name)}
      loading={loading}
      onClick={onClick}
    >
      {label}
    </Button>
  );
  return (
    <div className="flex flex-wrap gap-2">
      {mayChange && !isPaused && act(text.run, run.start, run.isPending)}
      {mayChange && act(isPaused ? text.resume : text.pause, () => pause.mutate(!isPaused), pause.isPending)}
      {mayChange && act(text.changeTime, () => onAsk('time'))}
      {act(text.history, () => onAsk('history'))}
    </div>
  );
};

/** A task of the project: when it is done, what became of it last, and what can be done with it. */
export const ProjectTaskCard = (props: ProjectTaskCardProps) => {
  const text = scheduledText.useText();
  const { inZone } = scheduleText.useText();
  const refusal = useTaskRefusal();
  const { names } = useBoard();
  const { task, now } = props;
  const { time, last_run: last, is_paused: isPaused } = task;
  const shown = last && {
    startedAt: last.started_at,
    outcome: text.outcomes[last.status],
    hasFailed: last.status === 'failed',
  };
  return (
    <li className="flex flex-col gap-2 rounded-md border border-line bg-raised p-4">
      <div className="flex flex-wrap items-baseline gap-x-2 gap-y-1">
        <h3 className="min-w-0 text-base font-semibold">{text.kinds[task.kind].name}</h3>
        <span className="text-sm text-soft">{text.type}</span>
        <span
          className={`rounded-full px-2 py-0.5 text-sm font-medium ${isPaused ? 'bg-sunken text-soft' : 'bg-accent-soft'}`}
        >
          {isPaused ? text.isPaused : text.isScheduled}
        </span>
      </div>
      <ScheduleTimes
        often={inZone(cronWords(time.cron) ?? time.cron, time.time_zone)}
        next={task.next_run_at}
        last={shown}
        now={now}
      />
      {isPaused && last?.error && (
        <p className="rounded-sm bg-warning-soft px-2.5 py-1.5 text-sm">{refusal(last.error)}</p>
      )}
      <p className="text-sm text-soft">{text.owner(names.get(task.owner_id) ?? text.somebody)}</p>
      <Buttons {...props} />
    </li>
  );
};
