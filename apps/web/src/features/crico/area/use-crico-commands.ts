import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useCommands } from '../../../shell/commands/command-registry.ts';
import { cricoText } from './crico-text.ts';
import { openCricoDialog } from './dialogs/crico-dialogs.store.ts';
import { usePermissions } from './guard/guard.tsx';
import { personal } from './organization/preferred-organization.ts';
import { usePlace } from './organization/use-place.ts';

/** Whether a key press is text for a field, or for a dialog that is open. */
const isTaken = ({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  ctrlKey ||
  metaKey ||
  altKey ||
  (target instanceof Element && target.closest('input, textarea, select, [contenteditable], [role=dialog]') !== null);

/** `?` shows the keyboard shortcuts. */
export const useHelpKey = (): void => {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== '?' || isTaken(event)) return;
      event.preventDefault();
      openCricoDialog('help');
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
};

/** The commands of Crico that are available everywhere, by name. */
export const useCricoCommands = (): void => {
  const text = cricoText.useText();
  const navigate = useNavigate();
  const { account_role: role } = usePermissions();
  const { organizations, organization, choose } = usePlace();
  const places = organizations.filter((one) => one !== organization);
  useCommands([
    { id: 'crico.dashboard', label: text.dashboard, run: () => void navigate({ to: '/crico/dashboard' }) },
    { id: 'crico.my-work', label: text.myWork, run: () => void navigate({ to: '/crico/my-work' }) },
    { id: 'crico.all-activity', label: text.activity, run: () => void navigate({ to: '/crico/activity' }) },
    {
      id: 'crico.money',
      label: role === 'user' ? text.myEarnings : text.finance,
      run: () => void navigate({ to: '/crico/money' }),
    },
    ...(organizations.some(({ user_role: one }) => one === 'owner' || one === 'admin')
      ? [
          {
            id: 'crico.professional',
            label: text.professional,
            run: () => void navigate({ to: '/professional-dashboard' }),
          },
        ]
      : []),
    ...(role === 'admin'
      ? [{ id: 'crico.admin', label: text.adminPanel, run: () => void navigate({ to: '/crico/admin' }) }]
      : []),
    ...places.map(({ organization_id: id, organization_name: name }) => ({
      id: `crico.place.${id}`,
      label: text.switchTo(name),
      run: () => choose(id),
    })),
    ...(organization
      ? [{ id: 'crico.place.personal', label: text.switchTo(text.personal), run: () => choose(personal) }]
      : []),
    {
      id: 'crico.create-organization',
      label: text.createOrganization,
      run: () => openCricoDialog('create-organization'),
    },
    ...(role === 'user' ? [] : [{ id: 'crico.team', label: text.teamManagement, run: () => openCricoDialog('team') }]),
    { id: 'crico.profile', label: text.viewProfile, run: () => openCricoDialog('profile') },
    { id: 'crico.help', label: text.helpAndSupport, run: () => openCricoDialog('help') },
  ]);
};
