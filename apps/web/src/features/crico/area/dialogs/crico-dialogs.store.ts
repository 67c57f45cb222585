import { createStore } from '../../../../shell/store/store.ts';

export type OwnDialog = 'create-organization' | 'profile' | 'help';
/** The dialogs of the slice of projects. */
export type ProjectDialog =
  'create-project' | 'import-project' | 'delete-projects' | 'deleted-projects' | 'team' | 'project-settings';
export type CricoDialog = OwnDialog | ProjectDialog;

interface OpenDialog {
  readonly name: CricoDialog;
  /** The projects that it is about. */
  readonly projectIds: readonly string[];
  /** Its initial part, if it has several. */
  readonly part?: string;
  /** The initial name, where something is created. */
  readonly draftName?: string;
}

const open = createStore<OpenDialog | null>(null);

/** Opens a dialog of Crico, from everywhere. */
export const openCricoDialog = (name: CricoDialog, ...projectIds: string[]): void => open.write({ name, projectIds });
/** Opens the settings of a project on one of their tabs. */
export const openProjectSettings = (projectId: string, part: 'team' | 'advanced'): void =>
  open.write({ name: 'project-settings', projectIds: [projectId], part });
/** Starts a project with a name, which may be changed before it is created. */
export const openNewProject = (draftName: string): void =>
  open.write({ name: 'create-project', projectIds: [], draftName });
export const closeCricoDialog = (): void => open.write(null);
export const useOpenDialog = (): OpenDialog | null => open.use();
