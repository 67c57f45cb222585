import { useSuspenseQuery } from '@tanstack/react-query';
import { SettingsSection } from '../../../shell/settings/settings-section.tsx';
import { ConsentChoice } from '../area/consent/consent-choice.tsx';
import { consentText } from '../area/consent/consent-text.ts';
import { SharedProgress } from '../area/consent/shared-progress.tsx';
import { organizationsQuery } from '../area/data/crico.queries.ts';

/** Which organizations see how far one is in learning; nothing where one belongs to none. */
export const LearningSection = () => {
  const words = consentText.useText();
  const { organizations } = useSuspenseQuery(organizationsQuery()).data;
  if (organizations.length === 0) return null;
  return (
    <SettingsSection id="aprendizaje" title={words.title} lead={words.lead}>
      <div className="flex flex-col gap-2">
        <SharedProgress />
        <ul className="mt-1 divide-y divide-line">
          {organizations.map(({ organization_id: id, organization_name: name, shares_progress: isShared }) => (
            <li key={id}>
              <ConsentChoice organization={{ id, name }} isShared={isShared} label={words.consentTo(name)} />
            </li>
          ))}
        </ul>
      </div>
    </SettingsSection>
  );
};
