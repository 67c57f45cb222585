import { Menu, MenuItem } from '@nivel/ui/menu';
import { Ellipsis, Pencil, Trash2 } from 'lucide-react';
import type { TalkWords } from './messages/es-mx.ts';

interface ActsMenuProps {
  readonly label: string;
  readonly text: Pick<TalkWords, 'edit' | 'delete'>;
  /** Left out: it can only be taken away. */
  readonly onEdit?: (() => void) | undefined;
  readonly onDelete: () => void;
}

/** Further actions on a message. */
export const ActsMenu = ({ label, text, onEdit, onDelete }: ActsMenuProps) => (
  <Menu
    label={label}
    button={(opener) => (
      <button
        {...opener}
        type="button"
        aria-label={label}
        className="inline-flex min-h-8 items-center rounded-sm px-2 text-soft hover:bg-sunken hover:text-text pointer-coarse:min-h-11"
      >
        <Ellipsis aria-hidden="true" size={16} />
      </button>
    )}
  >
    {onEdit && (
      <MenuItem icon={<Pencil aria-hidden="true" size={15} />} onChoose={onEdit}>
        {text.edit}
      </MenuItem>
    )}
    <MenuItem icon={<Trash2 aria-hidden="true" size={15} />} onChoose={onDelete}>
      {text.delete}
    </MenuItem>
  </Menu>
);
