import { ConfirmDialog } from '@nivel/ui/confirm-dialog';
import { useEffect, useRef, useState } from 'react';
import { useLocale } from '../../../shell/language/locale.ts';
import { useSession } from '../../../shell/session/session.ts';
import { AccountPasswordField } from '../account-password-field.tsx';
import { accountsText, errorText } from '../accounts-text.ts';
import type { LivingSession } from './account.queries.ts';
import { deviceWords, placeWords } from './origin-words.ts';
import { settingsText } from './settings-text.ts';
import { useEndSessions } from './use-end-sessions.ts';

/** The question before a session is ended, or all but this one. */
const useQuestion = (ending: LivingSession | 'others') => {
  const text = settingsText.useText();
  const locale = useLocale();
  const words = text.sessions;
  return ending === 'others'
    ? {
        title: words.endOthersTitle,
        description: words.endOthersText,
        action: words.endOthers,
        said: words.othersEnded,
      }
    : {
        title: words.endTitle,
        description: words.endText(deviceWords(ending.origin, text), placeWords(ending.origin, text, locale)),
        action: words.endConfirm,
        said: words.ended,
      };
};

interface ConfirmPasswordProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error: string | undefined;
}

/** Asks for the password once more. It has the focus when it appears, and again when the input is wrong. */
const ConfirmPassword = ({ value, onChange, error }: ConfirmPasswordProps) => {
  const words = settingsText.useText().sessions;
  const state = useSession();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  useEffect(() => {
    if (error) field.current?.focus();
  }, [error]);
  return (
    <div>
      {/* Password managers find the right password by this name. */}
      <input
        type="text"
        name="username"
        autoComplete="username"
        value={state.status === 'signed-in' ? state.user.email : ''}
        readOnly
        hidden
      />
      <AccountPasswordField
        ref={field}
        label={words.password}
        hint={error ? undefined : words.passwordHint}
        name="current-password"
        autoComplete="current-password"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        error={error}
      />
    </div>
  );
};

interface EndQuestionProps {
  readonly ending: LivingSession | 'others';
  readonly onDone: () => void;
}

/** Asks before a session is ended, or all but this one; and for the password, once the sign-in is not of the last minutes. */
export const EndQuestion = ({ ending, onDone }: EndQuestionProps) => {
  const text = accountsText.useText();
  const { close, sessions } = settingsText.useText();
  const { said, ...question } = useQuestion(ending);
  const { run, isBusy, needsPassword, wrongPassword, failure, forgive } = useEndSessions(ending, said, onDone);
  const [password, setPassword] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const refused = wrongPassword ? errorText(text, wrongPassword) : undefined;
  const confirm = () => {
    setIsMissing(needsPassword && password === '');
    if (!needsPassword) run();
    else if (password !== '') run(password);
  };
  const change = (changed: string) => {
    setPassword(changed);
    setIsMissing(false);
    forgive();
  };
  return (
    <ConfirmDialog
      {...question}
      labels={{ cancel: sessions.cancel, close }}
      size="md"
      isBusy={isBusy}
      failure={failure ? errorText(text, failure) : undefined}
      onConfirm={confirm}
      onCancel={onDone}
    >
      {needsPassword && (
        <ConfirmPassword value={password} onChange={change} error={isMissing ? text.required : refused} />
      )}
    </ConfirmDialog>
  );
};
