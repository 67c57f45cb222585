import { Button } from '@nivel/ui/button';
import { useQuery } from '@tanstack/react-query';
import { FolderKanban, Plus } from 'lucide-react';
import { useState } from 'react';
import { useCommands } from '../../../shell/commands/command-registry.ts';
import { plainText } from '../../../shell/commands/matching.ts';
import { dashboardQuery, type ListedProject } from '../area/data/projects.queries.ts';
import { openCricoDialog } from '../area/dialogs/crico-dialogs.store.ts';
import { useSidebar } from '../area/frame/sidebar-context.ts';
import { LoadFailure, LoadingRows } from '../area/list-states.tsx';
import { usePlace } from '../area/organization/use-place.ts';
import { ProjectLink } from './project-link.tsx';
import { ProjectList } from './project-list.tsx';
import { ProjectSearch } from './project-search.tsx';
import { projectsText } from './projects-text.ts';

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
const Projects = ({ projects }: { readonly projects: readonly ListedProject[] }) => {
  const [words, setWords] = useState('');
  const wanted = plainText(words.trim());
  const found = projects.filter(({ name }) => plainText(name).includes(wanted));
  return (
    <>
      <ProjectSearch words={words} onChange={setWords} found={found.length} />
      <ProjectList projects={found}>{(project) => <ProjectLink project={project} />}</ProjectList>
    </>
  );
};

/** The projects of the place one is in. */
export const ProjectsRegion = () => {
  const text = projectsText.useText();
  const { organization } = usePlace();
  const { close } = useSidebar();
  const { data, error, refetch } = useQuery(dashboardQuery());
  const create = () => {
    close();
    openCricoDialog('create-project');
  };
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
      {projects && projects.length > 0 && <Projects projects={projects} />}
    </section>
  );
};
