import { buttonLook } from '@nivel/ui/button-look';
import { getRouteApi, Link } from '@tanstack/react-router';
import { formatDay } from '../../../../shell/days/days.ts';
import { useTitle } from '../../../../shell/navigation/use-title.ts';
import { AuthCard } from '../../auth-card.tsx';
import { ownDataText } from './own-data-text.ts';

const route = getRouteApi('/public/account-closed');

const LONG = { day: 'numeric', month: 'long', year: 'numeric' } as const;

/** The page after closing the account, which ends all its sessions: until when it can be reopened, and how. */
export const AccountClosedPage = () => {
  const { closed } = ownDataText.useText();
  const { until = '' } = route.useSearch();
  useTitle(closed.title);
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(until);
  return (
    <AuthCard title={closed.title} lead={isDay ? closed.lead(formatDay(until, LONG)) : closed.leadWithoutDay}>
      <div className="flex flex-col gap-3">
        <Link to="/login" className={buttonLook({ fullWidth: true })}>
          {closed.back}
        </Link>
        <Link to="/" className={buttonLook({ variant: 'secondary', fullWidth: true })}>
          {closed.home}
        </Link>
      </div>
    </AuthCard>
  );
};
