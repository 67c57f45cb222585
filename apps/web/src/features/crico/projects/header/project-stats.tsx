import { CircleCheckBig, Clock, ListTodo, TriangleAlert } from 'lucide-react';
import type { ProjectHeaderProps } from '../../area/project/project-scene.ts';
import { projectsText } from '../projects-text.ts';
import type { ProjectFigures } from './project-figures.ts';

interface ProjectStatsProps extends Pick<ProjectHeaderProps, 'shown'> {
  readonly id?: string;
  readonly figures: ProjectFigures;
}

/** The strip of figures below the header of a project; each shows the cards that it counts. */
export const ProjectStats = ({ id, figures, shown }: ProjectStatsProps) => {
  const text = projectsText.useText();
  const late = figures.overdue > 0 ? 'text-danger' : 'text-soft';
  const stats = [
    { name: 'total', Icon: ListTodo, look: 'text-soft' },
    { name: 'inProgress', Icon: Clock, look: 'text-info' },
    { name: 'completed', Icon: CircleCheckBig, look: 'text-success' },
    { name: 'overdue', Icon: TriangleAlert, look: late },
  ] as const;
  return (
    <div id={id} role="group" aria-label={text.figures} className="grid w-full grid-cols-2 gap-2 pt-1 sm:grid-cols-4">
      {stats.map(({ name, Icon, look }) => (
        <button
          key={name}
          type="button"
          aria-pressed={shown.figure === name}
          title={text.showFigure(text.stats[name])}
          onClick={() => shown.show(name)}
          className="flex min-h-8 items-center gap-2.5 rounded-md border border-line bg-raised px-3 py-1.5 text-left hover:bg-sunken aria-pressed:border-accent aria-pressed:bg-accent-soft pointer-coarse:min-h-11"
        >
          <Icon aria-hidden="true" size={18} className={`shrink-0 ${look}`} />
          <span className="min-w-0 flex-1 truncate text-sm text-soft">{text.stats[name]}</span>
          <span className="font-semibold tabular-nums">{figures[name]}</span>
        </button>
      ))}
    </div>
  );
};
