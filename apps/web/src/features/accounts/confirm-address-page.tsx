import { buttonLook } from '@nivel/ui/button-look';
import { Link } from '@tanstack/react-router';
import { useTitle } from '../../shell/navigation/use-title.ts';
import { AuthCard } from './auth-card.tsx';
import { GoOn } from './go-on.tsx';
import { joinText } from './join-text.ts';
import { LinkStep } from './link-step.tsx';
import type { LinkState } from './link-flow.ts';
import { useAuthLink } from './use-auth-link.ts';

const ToSettings = () => (
  <Link to="/dashboard/ajustes" hash="correo" className={buttonLook({ size: 'lg', fullWidth: true })}>
    {joinText.useText().addressSettings}
  </Link>
);

const Outcome = ({ link }: { readonly link: LinkState }) => {
  const words = joinText.useText();
  if (link.status !== 'done')
    return (
      <AuthCard title={words.expiredTitle} lead={words.addressExpiredText}>
        <ToSettings />
      </AuthCard>
    );
  if (!link.isSignedIn)
    return (
      <AuthCard title={words.addressFirstTitle} lead={words.addressFirstText}>
        <div role="status">
          <ToSettings />
        </div>
      </AuthCard>
    );
  return (
    <AuthCard title={words.addressChangedTitle} lead={words.addressChangedText}>
      <div role="status">
        <GoOn to={link.next} />
      </div>
    </AuthCard>
  );
};

/** One of the two addresses of a change is confirmed by the link of its e-mail. */
export const ConfirmAddressPage = () => {
  const followed = useAuthLink();
  useTitle(joinText.useText().addressTitle);
  return (
    <LinkStep followed={followed}>
      <Outcome link={followed.link} />
    </LinkStep>
  );
};
