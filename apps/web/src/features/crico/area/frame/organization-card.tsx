import { Menu, MenuItem, MenuSeparator } from '@nivel/ui/menu';
import { useNavigate } from '@tanstack/react-router';
import { Building2, ChevronsUpDown, User, Users } from 'lucide-react';
import { cricoText } from '../crico-text.ts';
import { usePlace } from '../organization/use-place.ts';
import { PlaceChoices } from './place-choices.tsx';
import { useSidebar } from './sidebar-context.ts';

/** The current organization: its name, and a way to switch to another. */
export const OrganizationCard = () => {
  const text = cricoText.useText();
  const navigate = useNavigate();
  const { close } = useSidebar();
  const { organization } = usePlace();
  const manage = (organizationId: string) => {
    close();
    void navigate({ to: '/crico/organizations/$organizationId', params: { organizationId } });
  };
  const Icon = organization ? Building2 : User;
  const name = organization?.organization_name ?? text.personal;
  return (
    <Menu
      label={text.switchOrganization}
      button={(opener) => (
        <button
          type="button"
          className="flex w-full items-center gap-2.5 rounded-md border border-line bg-raised px-2.5 py-2 text-left hover:bg-sunken"
          {...opener}
        >
          <span className="grid size-9 shrink-0 place-items-center rounded-sm bg-accent-soft text-accent">
            <Icon aria-hidden="true" size={18} />
          </span>
          <span className="min-w-0 flex-1">
            <span className="sr-only">{text.switchOrganization}: </span>
            <span className="block truncate font-semibold">{name}</span>
            <span className="block truncate text-sm text-soft">
              {organization
                ? `${text.organizationRoles[organization.user_role]} · ${text.members(organization.member_count)}`
                : text.personalNote}
            </span>
          </span>
          <ChevronsUpDown aria-hidden="true" size={16} className="shrink-0 text-soft" />
        </button>
      )}
    >
      {organization && (
        <>
          <MenuItem icon={<Users aria-hidden="true" size={16} />} onChoose={() => manage(organization.organization_id)}>
            {text.manageOrganization}
          </MenuItem>
          <MenuSeparator />
        </>
      )}
      <PlaceChoices onChosen={close} />
    </Menu>
  );
};
