import { Dialog } from '@nivel/ui/dialog';
import { useQuery } from '@tanstack/react-query';
import { LoadFailure, LoadingRows } from '../../area/list-states.tsx';
import { useProject } from '../../area/project/project-scene.ts';
import { peopleQuery } from '../../area/project/use-people.ts';
import { projectTasksQuery } from '../../area/schedule/project-tasks.queries.ts';
import { ReportForm } from './report-form.tsx';
import { ReportPreview } from './report-preview.tsx';
import { reportText } from './report-text.ts';
import { reportTaskIn } from './use-email-report.ts';

/** The form starts with the present schedule, so it waits for a fresh read of that, and for the people of the project. */
const FormOnceKnown = ({ onDone }: { readonly onDone: () => void }) => {
  const text = reportText.useText();
  const { id } = useProject().board.project;
  const tasks = useQuery({ ...projectTasksQuery(id), refetchOnMount: 'always' });
  const people = useQuery(peopleQuery(id));
  const error = tasks.error ?? people.error;
  if (people.data && tasks.data && tasks.isFetchedAfterMount)
    return <ReportForm task={reportTaskIn(tasks.data)} onDone={onDone} />;
  if (!error) return <LoadingRows />;
  const again = () => {
    void tasks.refetch();
    void people.refetch();
  };
  return <LoadFailure title={text.loadFailed} error={error} onRetry={again} />;
};

/** Sends the state of the project to members, now or at set times, and shows a preview. */
export const EmailReportDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const text = reportText.useText();
  return (
    <Dialog isOpen isDouble onOpenChange={onClose} title={text.title} description={text.lead} closeLabel={text.close}>
      <div className="mt-4 grid gap-6 lg:grid-cols-2">
        <FormOnceKnown onDone={onClose} />
        <ReportPreview />
      </div>
    </Dialog>
  );
};
