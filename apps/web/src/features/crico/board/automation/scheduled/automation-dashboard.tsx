import { projectTaskKinds } from '@nivel/contracts/projects/automation/automation-values';
import type { LeadReportKind, ProjectTask, ProjectTaskKind } from '@nivel/contracts/projects/automation/project-task';
import { Button } from '@nivel/ui/button';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LoadFailure, LoadingRows } from '../../../area/list-states.tsx';
import { isEmailReportOpen } from '../../../area/project/open-email-report.ts';
import { leadsProject } from '../../../area/project/project-scene.ts';
import { useBoard } from '../../board-context.ts';
import { rulesQuery } from '../automation.queries.ts';
import { successOf } from '../rule-stats.tsx';
import { AutomationFigures } from '../automation-figures.tsx';
import { ProjectTaskCard, type ProjectTaskAsk } from './project-task-card.tsx';
import { ProjectTaskRunsDialog } from './project-task-runs-dialog.tsx';
import { ProjectTaskTimeDialog } from './project-task-time-dialog.tsx';
import { projectTasksQuery } from '../../../area/schedule/project-tasks.queries.ts';
import { scheduledText } from './scheduled-text.ts';

const Figures = ({ tasks }: { readonly tasks: readonly ProjectTask[] }) => {
  const { stats } = scheduledText.useText();
  const { data } = useQuery(rulesQuery(useBoard().board.project.id));
  const rules = data?.rules ?? [];
  const success = successOf(rules);
  const said = (value: string | number): string => (data ? String(value) : '–');
  return (
    <AutomationFigures
      figures={[
        [stats.workflows, said(rules.filter((rule) => rule.is_active).length)],
        [stats.tasks, String(tasks.filter((task) => !task.is_paused).length)],
        [stats.executions, said(rules.reduce((sum, rule) => sum + rule.executions_count, 0))],
        [stats.success, success === null ? '–' : said(`${success}%`)],
      ]}
    />
  );
};

interface RecommendedTasksProps {
  readonly kinds: readonly ProjectTaskKind[];
  readonly onSetUp: (kind: ProjectTaskKind) => void;
}

const RecommendedTasks = ({ kinds, onSetUp }: RecommendedTasksProps) => {
  const text = scheduledText.useText();
  return (
    <section aria-labelledby="recommended-tasks" className="flex flex-col gap-2">
      <h2 id="recommended-tasks" className="text-lg font-semibold">
        {text.recommended}
      </h2>
      <ul className="grid gap-3 md:grid-cols-2 xl:grid-cols-3">
        {kinds.map((kind) => (
          <li key={kind} className="flex flex-col gap-1.5 rounded-md border border-line bg-raised p-4">
            <h3 className="text-base font-semibold">{text.kinds[kind].name}</h3>
            <p className="flex-1 text-sm text-soft">{text.kinds[kind].description}</p>
            <Button
              size="sm"
              variant="secondary"
              className="self-start"
              aria-label={text.ofTask(text.setUp, text.kinds[kind].name)}
              onClick={() => onSetUp(kind)}
            >
              {text.setUp}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
};

interface TaskListProps {
  readonly tasks: readonly ProjectTask[];
  readonly now: number;
  readonly mayChange: boolean;
  readonly onAsk: (kind: ProjectTaskKind, ask: ProjectTaskAsk) => void;
}

const TaskList = ({ tasks, now, mayChange, onAsk }: TaskListProps) => {
  const text = scheduledText.useText();
  return (
    <section aria-labelledby="project-tasks" className="flex flex-col gap-2">
      <h2 id="project-tasks" className="text-lg font-semibold">
        {text.tasks}
      </h2>
      {tasks.length === 0 ? (
        <div className="rounded-md border border-dashed border-line-strong p-6 text-center">
          <p className="font-heading text-lg font-bold">{text.none}</p>
          {mayChange && <p className="text-soft">{text.noneText}</p>}
        </div>
      ) : (
        <ul aria-label={text.tasks} className="grid gap-3 xl:grid-cols-2">
          {tasks.map((task) => (
            <ProjectTaskCard
              key={task.kind}
              task={task}
              now={now}
              mayChange={mayChange}
              onAsk={(ask) => onAsk(task.kind, ask)}
            />
          ))}
        </ul>
      )}
    </section>
  );
};

type OpenedTask =
  { readonly ask: 'time'; readonly kind: LeadReportKind } | { readonly ask: 'history'; readonly kind: ProjectTaskKind };

/** The scheduled tasks of a project, and figures of its automation. */
export const AutomationDashboard = () => {
  const text = scheduledText.useText();
  const { board } = useBoard();
  const { data, error, refetch, dataUpdatedAt } = useQuery(projectTasksQuery(board.project.id));
  const [opened, setOpened] = useState<OpenedTask | null>(null);
  const mayChange = leadsProject(board);
  const close = () => setOpened(null);
  const open = (kind: ProjectTaskKind, ask: ProjectTaskAsk) => {
    if (ask === 'history') setOpened({ kind, ask });
    else if (kind === 'email-report') isEmailReportOpen.write(true);
    else setOpened({ kind, ask });
  };
  const left = projectTaskKinds.filter((kind) => !data?.some((task) => task.kind === kind));
  return (
    <div className="flex flex-col gap-5 p-4">
      <h2 className="text-xl font-bold">{text.heading}</h2>
      {!data && error && <LoadFailure title={text.loadFailed} error={error} onRetry={() => void refetch()} />}
      {!data && !error && <LoadingRows />}
      {data && (
        <>
          <Figures tasks={data} />
          <TaskList tasks={data} now={dataUpdatedAt} mayChange={mayChange} onAsk={open} />
          {mayChange && left.length > 0 && <RecommendedTasks kinds={left} onSetUp={(kind) => open(kind, 'time')} />}
        </>
      )}
      {opened?.ask === 'time' && (
        <ProjectTaskTimeDialog
          kind={opened.kind}
          time={data?.find(({ kind }) => kind === opened.kind)?.time ?? null}
          onClose={close}
        />
      )}
      {opened?.ask === 'history' && <ProjectTaskRunsDialog kind={opened.kind} onClose={close} />}
    </div>
  );
};
