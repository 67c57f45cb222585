import { CircleCheckBig, Clock, ListTodo, TriangleAlert } from 'lucide-react';
import { projectsText } from '../projects-text.ts';
import type { ProjectFigures } from './project-figures.ts';

/** The strip of figures below the header of a project. */
export const ProjectStats = ({ id, figures }: { readonly id?: string; readonly figures: ProjectFigures }) => {
  const text = projectsText.useText();
  const { total, inProgress, completed, overdue } = figures;
  const stats = [
    { Icon: ListTodo, look: 'text-soft', label: text.stats.total, count: total },
    { Icon: Clock, look: 'text-info', label: text.stats.inProgress, count: inProgress },
    { Icon: CircleCheckBig, look: 'text-success', label: text.stats.completed, count: completed },
    { Icon: TriangleAlert, look: overdue > 0 ? 'text-danger' : 'text-soft', label: text.stats.overdue, count: overdue },
  ];
  return (
    <dl id={id} className="grid w-full grid-cols-2 gap-2 pt-1 sm:grid-cols-4">
      {stats.map(({ Icon, look, label, count }) => (
        <div key={label} className="flex items-center gap-2.5 rounded-md border border-line bg-raised px-3 py-1.5">
          <Icon aria-hidden="true" size={18} className={`shrink-0 ${look}`} />
          <dt className="min-w-0 flex-1 truncate text-sm text-soft">{label}</dt>
          <dd className="font-semibold tabular-nums">{count}</dd>
        </div>
      ))}
    </dl>
  );
};
