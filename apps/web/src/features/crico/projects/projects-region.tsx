import { Button } from '@nivel/ui/button';
import { useQuery } from '@tanstack/react-query';
import { IconButton } from '@nivel/ui/icon-button';
import { FileUp, FolderKanban, Plus, SquareCheck, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { plainText } from '../../../shell/commands/matching.ts';
import { dashboardQuery, type ListedProject } from '../area/data/projects.queries.ts';
import { openCricoDialog } from '../area/dialogs/crico-dialogs.store.ts';
import { useSidebar } from '../area/frame/sidebar-context.ts';
import { usePermissions } from '../area/guard/guard.tsx';
import { LoadFailure, LoadingRows } from '../area/list-states.tsx';
import { usePlace } from '../area/organization/use-place.ts';
import { untilAskedAgain, useStoredProjectList } from '../area/storage/use-stored-project-list.ts';
import { RunningCopies } from './copies/running-copies.tsx';
import { EditableProjects } from './editable-projects.tsx';
import { ListAge } from './list-age.tsx';
import { ProjectLink } from './project-link.tsx';
import { ProjectList } from './project-list.tsx';
import { ProjectSearch } from './project-search.tsx';
import { projectsText } from './projects-text.ts';
import { useProjectCommands } from './use-project-commands.ts';

interface MakingProps {
  readonly onCreate: () => void;
  readonly onImport: () => void;
}

const NoProjects = ({ onCreate, onImport }: MakingProps) => {
  const text = projectsText.useText();
  const { mayCreate } = usePlace();
  return (
    <div className="flex flex-col items-center gap-2 rounded-md border border-dashed border-line-strong px-3 py-5 text-center">
      <FolderKanban aria-hidden="true" size={22} className="text-soft" />
      <p className="font-medium">{text.none}</p>
      {mayCreate && (
        <>
          <p className="text-sm text-soft">{text.noneText}</p>
          <Button size="sm" onClick={onCreate}>
            {text.create}
          </Button>
          <Button size="sm" variant="secondary" onClick={onImport}>
            {text.importProject}
          </Button>
        </>
      )}
    </div>
  );
};

interface ProjectsProps {
  readonly projects: readonly ListedProject[];
  readonly isEditing: boolean;
}

/** The projects of a place, and among them those whose name is looked for. */
const Projects = ({ projects, isEditing }: ProjectsProps) => {
  const [words, setWords] = useState('');
  const wanted = plainText(words.trim());
  const found = projects.filter(({ name }) => plainText(name).includes(wanted));
  return (
    <>
      <ProjectSearch words={words} onChange={setWords} found={found.length} />
      {isEditing ? (
        <EditableProjects projects={found} />
      ) : (
        <ProjectList projects={found}>{(project) => <ProjectLink project={project} />}</ProjectList>
      )}
    </>
  );
};

interface PlaceProjectsProps extends ProjectsProps, MakingProps {
  readonly place: string | null;
}

const PlaceProjects = ({ projects, place, isEditing, ...making }: PlaceProjectsProps) => (
  <>
    <RunningCopies place={place} />
    {projects.length === 0 ? <NoProjects {...making} /> : <Projects projects={projects} isEditing={isEditing} />}
  </>
);

const NotLoaded = ({ error, onRetry }: { readonly error: Error | null; readonly onRetry: () => void }) => {
  const text = projectsText.useText();
  return error ? <LoadFailure title={text.loadFailed} error={error} onRetry={onRetry} /> : <LoadingRows />;
};

/** The projects of the place one is in. */
export const ProjectsRegion = () => {
  const text = projectsText.useText();
  const { organization, mayCreate } = usePlace();
  const { close } = useSidebar();
  const query = useQuery({
    ...dashboardQuery(),
    refetchInterval: ({ state }) => untilAskedAgain(state.dataUpdatedAt),
  });
  const { data, error, refetch, dataUpdatedAt } = query;
  const isStored = useStoredProjectList(usePermissions().user_id, query);
  const [isEditing, setIsEditing] = useState(false);
  const create = () => {
    close();
    openCricoDialog('create-project');
  };
  const importFile = () => {
    close();
    openCricoDialog('import-project');
  };
  const openTrash = () => {
    close();
    openCricoDialog('deleted-projects');
  };
  const making = mayCreate ? { create, importFile } : { create: undefined, importFile: undefined };
  useProjectCommands({ projects: data?.projects ?? [], ...making, openTrash });
  const place = organization?.organization_id ?? null;
  const projects = data?.projects.filter(({ organization_id: one }) => one === place);
  return (
    <section aria-labelledby="crico-projects" className="flex flex-col gap-2">
      <div className="flex items-center justify-between gap-2">
        <h2 id="crico-projects" className="px-2.5 text-sm text-soft">
          {projects ? text.headingWithCount(projects.length) : text.heading}
        </h2>
        <div className="flex">
          {projects && projects.length > 0 && (
            <IconButton label={text.edit} aria-pressed={isEditing} onClick={() => setIsEditing(!isEditing)}>
              <SquareCheck aria-hidden="true" size={18} />
            </IconButton>
          )}
          {mayCreate && (
            <>
              <IconButton label={text.importProject} onClick={importFile}>
                <FileUp aria-hidden="true" size={18} />
              </IconButton>
              <IconButton label={text.create} onClick={create}>
                <Plus aria-hidden="true" size={18} />
              </IconButton>
            </>
          )}
        </div>
      </div>
      {projects && <ListAge readAt={dataUpdatedAt} error={error} isStored={isStored} />}
      {projects ? (
        <PlaceProjects {...{ projects, place, isEditing }} onCreate={create} onImport={importFile} />
      ) : (
        <NotLoaded error={error} onRetry={() => void refetch()} />
      )}
      <button
        type="button"
        onClick={openTrash}
        className="flex min-h-9 items-center gap-2.5 rounded-sm px-2.5 text-sm text-soft hover:bg-sunken hover:text-text pointer-coarse:min-h-11"
      >
        <Trash2 aria-hidden="true" size={16} />
        {text.trash}
      </button>
    </section>
  );
};
