import type { ScheduledTask } from '@nivel/contracts/worker/scheduled-tasks/scheduled-task';
import { intervalWords } from '../../area/schedule/schedule-words.ts';
import { TimeDialog } from '../../area/schedule/time-dialog.tsx';
import { tasksText } from './tasks-text.ts';
import { taskTitle, useTaskChanges, useTaskError } from './use-task-changes.ts';

interface TaskTimeDialogProps {
  readonly task: ScheduledTask;
  readonly onClose: () => void;
}

/** When a task is done: as the installation's settings say, or at a time and in a zone of the administrators' own. */
export const TaskTimeDialog = ({ task, onClose }: TaskTimeDialogProps) => {
  const text = tasksText.useText();
  const inWords = useTaskError();
  const { mutate, isPending, error } = useTaskChanges(task).changeTime;
  return (
    <TimeDialog
      title={text.timeOf(taskTitle(task))}
      time={task.time}
      standard={text.standard(intervalWords(task.every_ms))}
      isBusy={isPending}
      failure={error === null ? undefined : inWords(error)}
      onSave={(time) => mutate(time, { onSuccess: onClose })}
      onClose={onClose}
    />
  );
};
