import { ConfirmDialog } from '@nivel/ui/confirm-dialog';
import { useState } from 'react';
import { useLocale } from '../../../shell/language/locale.ts';
import { accountsText, errorText } from '../accounts-text.ts';
import type { LivingSession } from './account.queries.ts';
import { ConfirmPassword } from './confirm-password.tsx';
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
        <ConfirmPassword
          label={sessions.password}
          hint={sessions.passwordHint}
          value={password}
          onChange={change}
          error={isMissing ? text.required : refused}
        />
      )}
    </ConfirmDialog>
  );
};
