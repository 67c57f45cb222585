import type { SavedViewRow } from '@nivel/contracts/projects/saved-view';
import { Menu, MenuChoices, MenuItem, MenuSeparator } from '@nivel/ui/menu';
import { Bookmark } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { leadsProject, mayChangeCards } from '../../area/project/project-scene.ts';
import { uuidv7 } from '../../area/board-model/uuidv7.ts';
import { useBoard } from '../board-context.ts';
import { lastingOf } from '../view/view-choices.ts';
import { useChangeViews } from './use-change-views.ts';
import { viewsText } from './views-text.ts';

const ViewDialog = lazy(async () => ({ default: (await import('./view-dialog.tsx')).ViewDialog }));

const NONE = '';

interface ActionsProps {
  readonly view: SavedViewRow;
  /** Comes from the menu, which is still mounted when the service answers. */
  readonly change: Pick<ReturnType<typeof useChangeViews>, 'save' | 'remove'>;
  readonly onRename: () => void;
}

/** The actions on the open view, for people who may change it. */
const CurrentActions = ({ view, change: { save, remove }, onRename }: ActionsProps) => {
  const text = viewsText.useText();
  const { board, choices, saved } = useBoard();
  const leads = leadsProject(board);
  const { is_shared: isShared, is_default: isDefault } = view;
  if (isShared && !leads) return null;
  const update = () => save({ ...view, choices: lastingOf(choices) }, { onSuccess: () => saved.open(view.id) });
  const share = () => save({ ...view, is_shared: !isShared, is_default: false });
  return (
    <>
      {saved.isChanged && <MenuItem onChoose={update}>{text.update(view.name)}</MenuItem>}
      <MenuItem onChoose={onRename}>{text.rename}</MenuItem>
      {leads && <MenuItem onChoose={share}>{isShared ? text.unshare : text.share}</MenuItem>}
      {leads && isShared && (
        <MenuItem onChoose={() => save({ ...view, is_default: !isDefault })}>
          {isDefault ? text.unmakeDefault : text.makeDefault}
        </MenuItem>
      )}
      <MenuItem onChoose={() => remove(view, { onSuccess: () => saved.open(null) })}>{text.remove}</MenuItem>
    </>
  );
};

/** The existing views, and the choice of none. */
const Choices = () => {
  const text = viewsText.useText();
  const { views, current, open } = useBoard().saved;
  const groups = [
    [text.shared, views.filter((view) => view.is_shared)],
    [text.own, views.filter((view) => !view.is_shared)],
  ] as const;
  const item = ({ id, name, is_default: isDefault }: SavedViewRow) => ({
    value: id,
    label: name,
    ...(isDefault && { note: text.isDefault }),
  });
  return (
    <>
      {current && (
        <MenuChoices
          label={text.views}
          value={current.id}
          choices={[{ value: NONE, label: text.none }]}
          onChoose={() => open(null)}
        />
      )}
      {groups.map(([label, held]) => {
        if (held.length === 0) return null;
        const choices = held.map(item);
        return <MenuChoices key={label} label={label} value={current?.id ?? NONE} choices={choices} onChoose={open} />;
      })}
    </>
  );
};

interface SavedViewsMenuProps {
  /** Whether its button shows an icon instead of the words. */
  readonly isBrief?: boolean;
}

/** The views that were saved under a name: to open one, and to save the present choices as one. */
export const SavedViewsMenu = ({ isBrief = false }: SavedViewsMenuProps) => {
  const text = viewsText.useText();
  const { board, choices, saved, copyText } = useBoard();
  const { save, remove, isSaving } = useChangeViews();
  const [asked, setAsked] = useState<'new' | 'rename' | null>(null);
  const { current, isChanged } = saved;
  const mayChange = mayChangeCards(board);
  const close = () => setAsked(null);
  const onSave = (name: string, isShared: boolean) => {
    if (asked === 'rename' && current) return save({ ...current, name }, { onSuccess: close });
    const view = { id: uuidv7(), name, choices: lastingOf(choices), is_shared: isShared, is_default: false };
    return save(view, {
      onSuccess: () => {
        close();
        saved.open(view.id);
      },
    });
  };
  const shown = current === null ? text.views : isChanged ? text.changed(current.name) : current.name;
  return (
    <>
      <Menu
        label={text.views}
        align={isBrief ? 'end' : 'start'}
        button={(opener) => (
          <button
            {...opener}
            type="button"
            title={isBrief ? shown : undefined}
            className={`inline-flex min-h-8 max-w-48 items-center justify-center rounded-sm border border-line-strong px-2.5 text-sm text-soft hover:bg-sunken pointer-coarse:min-h-11 pointer-coarse:min-w-11 ${isBrief && current ? 'bg-accent-soft text-text' : ''}`}
          >
            {isBrief && <Bookmark aria-hidden="true" size={16} />}
            <span className={isBrief ? 'sr-only' : 'truncate'}>{shown}</span>
          </button>
        )}
      >
        <Choices />
        {mayChange && <MenuItem onChoose={() => setAsked('new')}>{text.save}</MenuItem>}
        {current && (
          <>
            <MenuSeparator />
            <MenuItem onChoose={() => copyText(saved.linkTo(current.id))}>{text.copyLink}</MenuItem>
            {mayChange && (
              <CurrentActions view={current} change={{ save, remove }} onRename={() => setAsked('rename')} />
            )}
          </>
        )}
      </Menu>
      {asked && (
        <Suspense>
          <ViewDialog
            name={asked === 'rename' ? (current?.name ?? '') : null}
            maySay={leadsProject(board)}
            isSaving={isSaving}
            onSave={onSave}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  );
};
