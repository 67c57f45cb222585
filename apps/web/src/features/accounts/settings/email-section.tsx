import { SettingsSection } from '../../../shell/settings/settings-section.tsx';
import { useSession } from '../../../shell/session/session.ts';
import { changeAccount } from '../account-changes.calls.ts';
import { EmailForm } from '../email-form.tsx';
import { PendingEmailChange } from './pending-email-change.tsx';
import { settingsText } from './settings-text.ts';

/** The address of the account: changed once the present and the new one have confirmed it. */
export const EmailSection = () => {
  const { email: text } = settingsText.useText();
  const state = useSession();
  if (state.status !== 'signed-in') return null;
  const { email, newEmail } = state.user;
  return (
    <SettingsSection id="correo" title={text.title} lead={text.lead}>
      <div className="flex max-w-lg flex-col gap-5">
        <p>
          {text.current} <strong className="wrap-anywhere">{email}</strong>
        </p>
        {newEmail === undefined ? (
          <EmailForm initial="" action={text.save} onEmail={(address) => changeAccount({ email: address })} />
        ) : (
          <PendingEmailChange key={newEmail} email={email} newEmail={newEmail} />
        )}
      </div>
    </SettingsSection>
  );
};
