import { Axo } from '../../shell/brand/axo.tsx';
import { AuthCard } from './auth-card.tsx';
import { GoOn } from './go-on.tsx';
import { joinText } from './join-text.ts';
import { SetPasswordForm } from './set-password-form.tsx';

/** The address is proven: the way in. */
export const Confirmed = ({ next }: { readonly next: string | undefined }) => {
  const words = joinText.useText();
  return (
    <AuthCard title={words.verifiedTitle} lead={words.verifiedText}>
      <div role="status" className="flex flex-col items-center gap-6">
        <Axo mood="cheer" size={160} />
        <GoOn to={next} />
      </div>
    </AuthCard>
  );
};

/** The address is proven, but the data of the sign-up were entered in another browser, so they are requested again. */
export const CompleteSignUp = ({ onSaved }: { readonly onSaved: () => void }) => {
  const words = joinText.useText();
  return (
    <AuthCard title={words.completeTitle} lead={words.completeText}>
      <SetPasswordForm withNames action={words.completeSave} onSaved={onSaved} />
    </AuthCard>
  );
};
