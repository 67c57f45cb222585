import { Select, SelectItem, SelectList, SelectTrigger } from '@nivel/ui/select';
import { useNavigate } from '@tanstack/react-router';
import type { ListedOrganization } from '../area/data/crico.queries.ts';
import { professionalText } from './professional-text.ts';

interface OrganizationChoiceProps {
  readonly organizations: readonly ListedOrganization[];
  readonly shown: ListedOrganization;
}

/** Which of a person's administered organizations is shown. */
export const OrganizationChoice = ({ organizations, shown }: OrganizationChoiceProps) => {
  const words = professionalText.useText();
  const navigate = useNavigate();
  if (organizations.length === 1) return <p className="font-medium wrap-anywhere">{shown.organization_name}</p>;
  const names = organizations.map((one) => [one.organization_id, one.organization_name] as const);
  return (
    <div className="w-64 max-w-full">
      <Select
        label={words.organization}
        isLabelHidden
        value={shown.organization_id}
        items={Object.fromEntries(names)}
        onValueChange={(organization) => void navigate({ to: '/professional-dashboard', search: { organization } })}
      >
        <SelectTrigger />
        <SelectList>
          {names.map(([id, name]) => (
            <SelectItem key={id} value={id}>
              {name}
            </SelectItem>
          ))}
        </SelectList>
      </Select>
    </div>
  );
};
