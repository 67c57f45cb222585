import { Button } from '@nivel/ui/button';
import { TextField } from '@nivel/ui/text-field';
import { useQuery } from '@tanstack/react-query';
import { FolderKanban, Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useCommands } from '../../../shell/commands/command-registry.ts';
import { plainText } from '../../../shell/commands/matching.ts';
import { dashboardQuery, type ListedProject } from '../area/data/projects.queries.ts';
import { LoadFailure, LoadingRows } from '../area/list-states.tsx';
import { usePlace } from '../area/organization/use-place.ts';
import { ProjectLink } from './project-link.tsx';
import { projectsText } from './projects-text.ts';

const CreateProjectDialog = lazy(async () => ({
  default: (await import('./create-project-dialog.tsx')).CreateProjectDialog,
}));

const NoProjects = ({ onCreate }: { readonly onCreate: () => void }) => {
  const text = projectsText.useText();
  return (
    <div className="flex flex-col items-center gap-2 rounded-md border border-dashed border-line-strong px-3 py-5 text-center">
      <FolderKanban aria-hidden="true" size={22} className="text-soft" />
      <p className="font-medium">{text.none}</p>
      <p className="text-sm text-soft">{text.noneText}</p>
      <Button size="sm" onClick={onCreate}>
        {text.create}
      </Button>
    </div>
  );
};

/** The projects of a place, and among them those whose name is looked for. */
const ProjectList = ({ projects }: { readonly projects: readonly ListedProject[] }) => {
  const text = projectsText.useText();
  const [words, setWords] = useState('');
  const wanted = plainText(words.trim());
  const found = projects.filter(({ name }) => plainText(name).includes(wanted));
  return (
    <>
      <TextField type="search" label={text.search} value={words} onChange={(event) => setWords(event.target.value)} />
      {wanted && (
        <p role="status" className="flex flex-wrap items-center justify-between gap-2 text-sm text-soft">
          {found.length > 0 ? text.filteredBy(words.trim()) : text.notFound}
          <button
            type="button"
            onClick={() => setWords('')}
            className="min-h-8 font-semibold text-accent underline underline-offset-4 pointer-coarse:min-h-11"
          >
            {text.clear}
          </button>
        </p>
      )}
      <ul className="flex flex-col gap-1.5">
        {found.map((project) => (
          <li key={project.id}>
            <ProjectLink project={project} />
          </li>
        ))}
      </ul>
    </>
  );
};

/** The projects of the place one is in. */
export const ProjectsRegion = () => {
  const text = projectsText.useText();
  const { organization } = usePlace();
  const { data, error, refetch } = useQuery(dashboardQuery());
  const [isCreating, setIsCreating] = useState(false);
  const create = () => setIsCreating(true);
  useCommands([{ id: 'crico.create-project', label: text.create, run: create }]);
  const place = organization?.organization_id ?? null;
  const projects = data?.projects.filter(({ organization_id: one }) => one === place);
  return (
    <section aria-labelledby="crico-projects" className="flex flex-col gap-2">
      <div className="flex items-center justify-between gap-2">
        <h2 id="crico-projects" className="px-2.5 text-sm text-soft">
          {projects ? text.headingWithCount(projects.length) : text.heading}
        </h2>
        <button
          type="button"
          aria-label={text.create}
          onClick={create}
          className="grid size-8 place-items-center rounded-sm text-soft hover:bg-sunken hover:text-text pointer-coarse:size-11"
        >
          <Plus aria-hidden="true" size={18} />
        </button>
      </div>
      {!projects && !error && <LoadingRows />}
      {!projects && error && <LoadFailure title={text.loadFailed} error={error} onRetry={() => void refetch()} />}
      {projects?.length === 0 && <NoProjects onCreate={create} />}
      {projects && projects.length > 0 && <ProjectList projects={projects} />}
      {isCreating && (
        <Suspense>
          <CreateProjectDialog onClose={() => setIsCreating(false)} />
        </Suspense>
      )}
    </section>
  );
};
