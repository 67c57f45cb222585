import { Button } from '@nivel/ui/button';
import { useSuspenseQuery } from '@tanstack/react-query';
import { SettingsSection } from '../../../shell/settings/settings-section.tsx';
import { organizationsQuery } from '../area/data/crico.queries.ts';
import { formatMoment } from '../area/in-words.ts';
import { useRestore } from '../area/organization/use-restore.ts';
import { cricoSettingsText } from './crico-settings-text.ts';

/** Organizations in the trash that the person may restore; empty where there are none. */
export const DeletedOrganizationsSection = () => {
  const text = cricoSettingsText.useText().deleted;
  const { deleted } = useSuspenseQuery(organizationsQuery()).data;
  const { mutate, isPending, variables } = useRestore();
  if (deleted.length === 0) return null;
  return (
    <SettingsSection id="papelera" title={text.title} lead={text.lead}>
      <ul className="divide-y divide-line">
        {deleted.map(({ organization_id: id, organization_name: name, deleted_at: moment }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-3 py-2">
            <div className="min-w-0">
              <p className="truncate font-medium">{name}</p>
              <p className="text-sm text-soft">{text.deletedOn(formatMoment(moment))}</p>
            </div>
            <Button
              size="sm"
              variant="secondary"
              aria-label={text.restoreName(name)}
              loading={isPending && variables === id}
              onClick={() => mutate(id)}
            >
              {text.restore}
            </Button>
          </li>
        ))}
      </ul>
    </SettingsSection>
  );
};
