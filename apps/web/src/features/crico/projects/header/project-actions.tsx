import { Menu, MenuItem, MenuSeparator } from '@nivel/ui/menu';
import { Copy, EllipsisVertical, Settings, Trash2, Users } from 'lucide-react';
import { openCricoDialog } from '../../area/dialogs/crico-dialogs.store.ts';
import { leadsProject, useProject } from '../../area/project/project-scene.ts';
import { useDuplicate } from '../copies/use-duplicate.ts';
import { projectsText } from '../projects-text.ts';

/** What can be done with the open project as a whole. Who only reads it sees nothing of this. */
export const ProjectActions = () => {
  const text = projectsText.useText();
  const { project, role } = useProject().board;
  const duplicate = useDuplicate();
  if (role === 'reader') return null;
  return (
    <Menu
      align="end"
      label={text.actions}
      button={(opener) => (
        <button
          type="button"
          aria-label={text.actions}
          className="grid size-9 place-items-center rounded-sm text-soft hover:bg-sunken hover:text-text pointer-coarse:size-11"
          {...opener}
        >
          <EllipsisVertical aria-hidden="true" size={18} />
        </button>
      )}
    >
      <MenuItem
        icon={<Settings aria-hidden="true" size={16} />}
        onChoose={() => openCricoDialog('project-settings', project.id)}
      >
        {text.settings}
      </MenuItem>
      <MenuItem icon={<Users aria-hidden="true" size={16} />} onChoose={() => openCricoDialog('team', project.id)}>
        {text.team}
      </MenuItem>
      {leadsProject({ role }) && (
        <MenuItem icon={<Copy aria-hidden="true" size={16} />} onChoose={() => duplicate.mutate(project.id)}>
          {text.duplicateBoard}
        </MenuItem>
      )}
      {role === 'director' && (
        <>
          <MenuSeparator />
          <MenuItem
            icon={<Trash2 aria-hidden="true" size={16} />}
            onChoose={() => openCricoDialog('delete-projects', project.id)}
          >
            {text.deleteBoard}
          </MenuItem>
        </>
      )}
    </Menu>
  );
};
