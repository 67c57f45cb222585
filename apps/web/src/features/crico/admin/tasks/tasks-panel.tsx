import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LoadFailure, LoadingRows } from '../../area/list-states.tsx';
import { Panel } from '../../area/panel.tsx';
import { TaskRow, type TaskAsk } from './task-row.tsx';
import { TaskRunsDialog } from './task-runs-dialog.tsx';
import { TaskTimeDialog } from './task-time-dialog.tsx';
import { tasksText } from './tasks-text.ts';
import { tasksQuery } from './tasks.queries.ts';

/** The scheduled work of the installation, and its times. */
export const TasksPanel = () => {
  const text = tasksText.useText();
  const { data, error, refetch, dataUpdatedAt } = useQuery(tasksQuery());
  const [opened, setOpened] = useState<{ readonly name: string; readonly ask: TaskAsk } | null>(null);
  const task = data?.find(({ name }) => name === opened?.name);
  const close = () => setOpened(null);
  return (
    <Panel id="tasks" title={text.title} lead={text.lead}>
      {!data && error && <LoadFailure title={text.loadFailed} error={error} onRetry={() => void refetch()} />}
      {!data && !error && <LoadingRows />}
      {data && (
        <ul aria-label={text.title} className="-my-3 divide-y divide-line">
          {data.map((one) => (
            <TaskRow
              key={one.name}
              task={one}
              now={dataUpdatedAt}
              onAsk={(ask) => setOpened({ name: one.name, ask })}
            />
          ))}
        </ul>
      )}
      {task && opened?.ask === 'time' && <TaskTimeDialog task={task} onClose={close} />}
      {task && opened?.ask === 'history' && <TaskRunsDialog task={task} onClose={close} />}
    </Panel>
  );
};
