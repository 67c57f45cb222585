import { SettingsSection } from '../../../shell/settings/settings-section.tsx';
import { useSession } from '../../../shell/session/session.ts';
import { joinText } from '../join-text.ts';
import { SetPasswordForm } from '../set-password-form.tsx';
import { ChangePasswordForm } from './change-password-form.tsx';
import { settingsText } from './settings-text.ts';

/** The password of the account: changed with the present one, or chosen if there is none. */
export const PasswordSection = () => {
  const text = settingsText.useText().password;
  const words = joinText.useText();
  const state = useSession();
  if (state.status !== 'signed-in') return null;
  const { needsPassword } = state.user;
  return (
    <SettingsSection id="contrasena" title={text.title} lead={needsPassword ? text.none : text.lead}>
      {needsPassword ? (
        <SetPasswordForm withNames action={words.savePassword} />
      ) : (
        <ChangePasswordForm user={state.user} />
      )}
    </SettingsSection>
  );
};
