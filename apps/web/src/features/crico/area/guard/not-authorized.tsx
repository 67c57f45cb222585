import { Button } from '@nivel/ui/button';
import { buttonLook } from '@nivel/ui/button-look';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useSignOut } from '../../../../shell/sign-out/use-sign-out.tsx';
import { cricoText } from '../crico-text.ts';
import { ownInvitesQuery } from '../data/crico.queries.ts';
import { Stop } from './guard-screen.tsx';

/** Who is signed in and no active person of Crico: the sentence, and the session stays as it is. */
export const NotAuthorized = ({ email, hasEnded }: { readonly email: string; readonly hasEnded: boolean }) => {
  const text = cricoText.useText();
  const navigate = useNavigate();
  const { signOut, question } = useSignOut(async () => navigate({ to: '/' }));
  const { data: invites = [] } = useQuery(ownInvitesQuery(email));
  const isInvited = invites.length > 0;
  const { guard } = text;
  const words = isInvited ? guard.invited : guard.notAuthorized;
  return (
    <Stop title={guard.notAuthorizedTitle} text={hasEnded ? `${guard.accessEnded} ${words}` : words}>
      {isInvited && (
        <Link to="/crico/register" className={buttonLook()}>
          {guard.seeInvite}
        </Link>
      )}
      <Link to="/" className={buttonLook({ variant: isInvited ? 'secondary' : 'primary' })}>
        {guard.home}
      </Link>
      <Button variant="secondary" onClick={signOut}>
        {text.signOut}
      </Button>
      {question}
    </Stop>
  );
};
