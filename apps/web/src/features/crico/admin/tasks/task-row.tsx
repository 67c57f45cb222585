import type { ScheduledTask } from '@nivel/contracts/worker/scheduled-tasks/scheduled-task';
import { Button } from '@nivel/ui/button';
import { scheduleText } from '../../area/schedule/schedule-text.ts';
import { ScheduleTimes } from '../../area/schedule/schedule-times.tsx';
import { cronWords, intervalWords } from '../../area/schedule/schedule-words.ts';
import { tasksText } from './tasks-text.ts';
import { taskTitle, useTaskChanges } from './use-task-changes.ts';

/** The open panel of a task. */
export type TaskAsk = 'time' | 'history';

interface TaskRowProps {
  readonly task: ScheduledTask;
  /** The moment at which the task was as shown, in milliseconds since 1970. */
  readonly now: number;
  readonly onAsk: (ask: TaskAsk) => void;
}

const looks = {
  scheduled: 'bg-accent-soft',
  running: 'bg-success-soft text-text',
  paused: 'bg-sunken text-soft',
} as const;

const Times = ({ task, now }: Omit<TaskRowProps, 'onAsk'>) => {
  const text = tasksText.useText();
  const { inZone } = scheduleText.useText();
  const { time, every_ms: everyMs, next_run_at: next, last_run: last } = task;
  const often =
    time === null ? text.every(intervalWords(everyMs)) : inZone(cronWords(time.cron) ?? time.cron, time.time_zone);
  const shown = last && {
    startedAt: last.started_at,
    outcome: text.outcomes[last.status],
    hasFailed: last.status === 'failed',
  };
  return <ScheduleTimes often={often} next={next} last={shown} now={now} />;
};

/** A scheduled task: when it runs, its last result, and the possible actions. */
export const TaskRow = ({ task, now, onAsk }: TaskRowProps) => {
  const text = tasksText.useText();
  const { run, pause } = useTaskChanges(task);
  const title = taskTitle(task);
  const isPaused = task.status === 'paused';
  const act = (label: string, onClick: () => void, loading = false) => (
    <Button size="sm" variant="ghost" aria-label={text.ofTask(label, title)} loading={loading} onClick={onClick}>
      {label}
    </Button>
  );
  return (
    <li className="flex flex-col gap-1.5 py-3">
      <div className="flex flex-wrap items-baseline gap-x-2 gap-y-1">
        <h3 className="min-w-0 text-base font-medium wrap-anywhere">{title}</h3>
        <span className="text-sm text-soft">{text.types[task.type]}</span>
        <span className={`rounded-full px-2 py-0.5 text-sm font-medium ${looks[task.status]}`}>
          {text.statuses[task.status]}
        </span>
      </div>
      <Times task={task} now={now} />
      <div className="-ml-2 flex flex-wrap gap-x-1 gap-y-1">
        {task.status === 'scheduled' && act(text.run, () => run.mutate(), run.isPending)}
        {act(isPaused ? text.resume : text.pause, () => pause.mutate(!isPaused), pause.isPending)}
        {act(text.changeTime, () => onAsk('time'))}
        {act(text.history, () => onAsk('history'))}
      </div>
    </li>
  );
};
