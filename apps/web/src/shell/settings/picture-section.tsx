import { displayName } from '../session/display-name.ts';
import { useSession } from '../session/session.ts';
import { ownPicture } from '../pictures/own-picture.ts';
import { PictureForm } from '../pictures/picture-form.tsx';
import { picturesText } from '../pictures/pictures-text.ts';
import { SettingsSection } from './settings-section.tsx';

/** The picture of the signed-in person, in both areas. */
export const PictureSection = () => {
  const text = picturesText.useText();
  const state = useSession();
  if (state.status !== 'signed-in') return null;
  const { user } = state;
  return (
    <SettingsSection id="foto" title={text.title} lead={text.lead}>
      <PictureForm userId={user.id} name={displayName(user, user.email)} picture={ownPicture(user)} />
    </SettingsSection>
  );
};
