import { Button } from '@nivel/ui/button';
import { buttonLook } from '@nivel/ui/button-look';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useSignOut } from '../../../../shell/sign-out/use-sign-out.tsx';
import { cricoText } from '../crico-text.ts';
import { ownInvitesQuery } from '../data/crico.queries.ts';
import { installationQuery } from '../data/installation.query.ts';
import { Stop } from './guard-screen.tsx';

const useWayIn = (email: string): 'invite' | 'claim' | null => {
  const { data: invites = [] } = useQuery(ownInvitesQuery(email));
  const { data: installation } = useQuery(installationQuery());
  if (installation?.is_claimed === false) return 'claim';
  return invites.length > 0 ? 'invite' : null;
};

/**
 * For signed-in people who are not active in Crico: explains it and keeps the session. If there is no administrator yet, the
 * page leads to the creation of the first one.
 */
export const NotAuthorized = ({ email, hasEnded }: { readonly email: string; readonly hasEnded: boolean }) => {
  const text = cricoText.useText();
  const navigate = useNavigate();
  const { signOut, question } = useSignOut(async () => navigate({ to: '/' }));
  const wayIn = useWayIn(email);
  const { guard } = text;
  const words = { invite: guard.invited, claim: guard.unclaimed, none: guard.notAuthorized }[wayIn ?? 'none'];
  return (
    <Stop
      title={wayIn === 'claim' ? guard.unclaimedTitle : guard.notAuthorizedTitle}
      text={hasEnded ? `${guard.accessEnded} ${words}` : words}
    >
      {wayIn && (
        <Link to={wayIn === 'claim' ? '/admin-setup' : '/crico/register'} className={buttonLook()}>
          {wayIn === 'claim' ? guard.claim : guard.seeInvite}
        </Link>
      )}
      <Link to="/" className={buttonLook({ variant: wayIn ? 'secondary' : 'primary' })}>
        {guard.home}
      </Link>
      <Button variant="secondary" onClick={signOut}>
        {text.signOut}
      </Button>
      {question}
    </Stop>
  );
};
