import { MenuChoices, MenuItem } from '@nivel/ui/menu';
import { Plus } from 'lucide-react';
import { cricoText } from '../crico-text.ts';
import { openCricoDialog } from '../dialogs/crico-dialogs.store.ts';
import { personal } from '../organization/preferred-organization.ts';
import { usePlace } from '../organization/use-place.ts';

/** The places to switch to, and a way to create one more; in the card of the sidebar and in the user menu. */
export const PlaceChoices = ({ onChosen }: { readonly onChosen?: () => void }) => {
  const text = cricoText.useText();
  const { organizations, organization, choose } = usePlace();
  return (
    <>
      <MenuChoices
        label={text.switchOrganization}
        value={organization?.organization_id ?? personal}
        onChoose={(place) => {
          onChosen?.();
          choose(place);
        }}
        choices={[
          { value: personal, label: text.personal, note: text.personalNote },
          ...organizations.map((one) => ({
            value: one.organization_id,
            label: one.organization_name,
            note: `${text.organizationRoles[one.user_role]} · ${text.members(one.member_count)}`,
          })),
        ]}
      />
      <MenuItem
        icon={<Plus aria-hidden="true" size={16} />}
        onChoose={() => {
          onChosen?.();
          openCricoDialog('create-organization');
        }}
      >
        {text.createOrganization}
      </MenuItem>
    </>
  );
};
