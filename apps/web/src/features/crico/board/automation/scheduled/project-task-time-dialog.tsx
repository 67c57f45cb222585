import type { LeadReportKind } from '@nivel/contracts/projects/automation/project-task';
import type { TaskTime } from '@nivel/contracts/kernel/task-time';
import { ownZone } from '../../../../../shell/days/own-zone.ts';
import { TimeDialog } from '../../../area/schedule/time-dialog.tsx';
import { useAutomationSettings } from '../settings/use-automation-settings.ts';
import { scheduledText } from './scheduled-text.ts';
import { useTaskSetUp } from './use-project-task-changes.ts';

interface ProjectTaskTimeDialogProps {
  readonly kind: LeadReportKind;
  /** Null: it is being set up. */
  readonly time: TaskTime | null;
  readonly onClose: () => void;
}

/** On Monday morning. */
const suggested = (time_zone: string): TaskTime => ({ cron: '0 9 * * 1', time_zone });

/** When a task of the project is done. */
export const ProjectTaskTimeDialog = ({ kind, time, onClose }: ProjectTaskTimeDialogProps) => {
  const text = scheduledText.useText();
  const { setUp, inWords } = useTaskSetUp(kind);
  const zone = useAutomationSettings()?.time_zone ?? ownZone();
  return (
    <TimeDialog
      title={text.timeOf(text.kinds[kind].name)}
      time={time ?? suggested(zone)}
      isReport
      isBusy={setUp.isPending}
      failure={setUp.error === null ? undefined : inWords(setUp.error)}
      onSave={(chosen) => {
        if (chosen !== null) setUp.mutate(chosen, { onSuccess: onClose });
      }}
      onClose={onClose}
    />
  );
};
