import { useNavigate } from '@tanstack/react-router';
import { useCommands } from '../../../shell/commands/command-registry.ts';
import type { ListedProject } from '../area/data/projects.queries.ts';
import { personal } from '../area/organization/preferred-organization.ts';
import { projectsText } from './projects-text.ts';

interface ProjectCommands {
  readonly projects: readonly ListedProject[];
  /** Makes one here, where that is allowed. */
  readonly create: (() => void) | undefined;
  /** The same from a file. */
  readonly importFile: (() => void) | undefined;
  readonly openTrash: () => void;
}

/** The project commands that are available everywhere, by name: one of them goes to each project, in any organization. */
export const useProjectCommands = ({ projects, create, importFile, openTrash }: ProjectCommands): void => {
  const text = projectsText.useText();
  const navigate = useNavigate();
  useCommands([
    ...(create ? [{ id: 'crico.create-project', label: text.create, run: create }] : []),
    ...(importFile ? [{ id: 'crico.import-project', label: text.importProject, run: importFile }] : []),
    { id: 'crico.deleted-projects', label: text.trash, run: openTrash },
    ...projects.map(({ id, name, organization_id: of }) => ({
      id: `crico.project.${id}`,
      label: text.goTo(name),
      run: () => void navigate({ to: '/crico/dashboard', search: { project: id, organization: of ?? personal } }),
    })),
  ]);
};
