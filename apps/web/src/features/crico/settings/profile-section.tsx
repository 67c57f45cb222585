import { SettingsSection } from '../../../shell/settings/settings-section.tsx';
import { cricoText } from '../area/crico-text.ts';
import { OwnProfile } from '../area/own-profile.tsx';

/** The person's profile in Crico. */
export const ProfileSection = () => {
  const text = cricoText.useText();
  return (
    <SettingsSection id="perfil" title={text.profile.title}>
      <OwnProfile />
    </SettingsSection>
  );
};
