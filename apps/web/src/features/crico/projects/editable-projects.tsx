import { Button } from '@nivel/ui/button';
import { useState } from 'react';
import type { ListedProject } from '../area/data/projects.queries.ts';
import { openCricoDialog } from '../area/dialogs/crico-dialogs.store.ts';
import { useSidebar } from '../area/frame/sidebar-context.ts';
import { ProjectFace } from './project-face.tsx';
import { ProjectList } from './project-list.tsx';
import { projectsText } from './projects-text.ts';

interface ProjectCheckboxProps {
  readonly project: ListedProject;
  readonly isChecked: boolean;
  readonly onChange: () => void;
}

/** A project to choose; only its directors may delete it. */
const ProjectCheckbox = ({ project, isChecked, onChange }: ProjectCheckboxProps) => {
  const text = projectsText.useText();
  const mayDelete = project.user_role === 'director';
  return (
    <label
      title={mayDelete ? undefined : text.onlyDirectors}
      className="flex min-h-15 items-center gap-2.5 rounded-md border border-line bg-raised px-3 py-2 hover:bg-sunken has-checked:border-accent has-checked:bg-accent-soft has-disabled:opacity-60"
    >
      <input
        type="checkbox"
        aria-label={project.name}
        aria-description={mayDelete ? undefined : text.onlyDirectors}
        checked={isChecked}
        disabled={!mayDelete}
        onChange={onChange}
        className="size-4 shrink-0 accent-accent"
      />
      <span className="flex min-w-0 flex-1 flex-col gap-1.5">
        <ProjectFace project={project} />
      </span>
    </label>
  );
};

/** The projects as boxes, and the actions on several of them. */
export const EditableProjects = ({ projects }: { readonly projects: readonly ListedProject[] }) => {
  const text = projectsText.useText();
  const { close } = useSidebar();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  // Projects that were removed meanwhile, or filtered out, are not deleted unseen.
  const ids = projects.filter(({ id }) => chosen.has(id)).map(({ id }) => id);
  const toggle = (id: string) => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    setChosen(next);
  };
  return (
    <>
      <ProjectList projects={projects}>
        {(project) => (
          <ProjectCheckbox project={project} isChecked={chosen.has(project.id)} onChange={() => toggle(project.id)} />
        )}
      </ProjectList>
      <div role="group" aria-label={text.bulk} className="flex flex-col gap-2 rounded-md bg-sunken p-2.5">
        <p role="status" className="text-sm font-semibold">
          {text.selected(ids.length)}
        </p>
        {ids.length > 0 && (
          <div className="flex flex-wrap gap-2">
            <Button size="sm" variant="secondary" onClick={() => setChosen(new Set())}>
              {text.deselectAll}
            </Button>
            <Button
              size="sm"
              variant="danger"
              onClick={() => {
                close();
                openCricoDialog('delete-projects', ...ids);
              }}
            >
              {text.deleteSelected}
            </Button>
          </div>
        )}
      </div>
    </>
  );
};
