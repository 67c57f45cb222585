import { Button } from '@nivel/ui/button';
import { buttonLook } from '@nivel/ui/button-look';
import { Link } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import type { SessionUser } from '../../shell/session/session-state.ts';
import { useSession } from '../../shell/session/session.ts';
import { unsentPaths } from '../../shell/storage/unsent-drafts.ts';
import { AuthCard } from './auth-card.tsx';
import { joinText } from './join-text.ts';

interface OtherPersonProps {
  /** The signed-in person. */
  readonly here: SessionUser;
  /** The text about the account that would replace theirs. */
  readonly question: string;
  readonly onGoOn: () => void;
  readonly onStay?: () => void;
}

/** Another person is signed in here: nobody is replaced without being asked. */
export const OtherPerson = ({ here, question, onGoOn, onStay }: OtherPersonProps) => {
  const words = joinText.useText();
  return (
    <AuthCard title={words.otherPersonTitle} lead={question}>
      <div className="flex flex-col gap-3">
        {unsentPaths(here.id).length > 0 && (
          <p className="rounded-md bg-warning-soft px-4 py-3">{words.otherPersonUnsent(here.email)}</p>
        )}
        <Link to="/estudiantes-dashboard" onClick={onStay} className={buttonLook({ size: 'lg', fullWidth: true })}>
          {words.stayAs(here.email)}
        </Link>
        <Button variant="secondary" size="lg" fullWidth onClick={onGoOn}>
          {words.changePerson(here.email)}
        </Button>
      </div>
    </AuthCard>
  );
};

/** The page of a mail's code, once its account may replace the signed-in person. */
export const UnlessOtherPerson = ({ email, children }: { readonly email: string; readonly children: ReactNode }) => {
  const words = joinText.useText();
  const state = useSession();
  const [isAgreed, setIsAgreed] = useState(false);
  const isOther = state.status === 'signed-in' && state.user.email !== email.trim().toLowerCase();
  if (!isOther || isAgreed) return children;
  return (
    <OtherPerson
      here={state.user}
      question={words.otherCodeText(state.user.email, email)}
      onGoOn={() => setIsAgreed(true)}
    />
  );
};
