import { Button } from '@nivel/ui/button';
import { Skeleton } from '@nivel/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { cricoText } from './crico-text.ts';
import { ownPersonQuery } from './data/crico.queries.ts';
import { usePermissions } from './guard/guard.tsx';
import { ProfileForm } from './profile-form.tsx';

/** The profile of the signed-in person, once loaded. */
export const OwnProfile = () => {
  const text = cricoText.useText();
  const { user_id: userId } = usePermissions();
  const { data, isError, refetch } = useQuery(ownPersonQuery(userId));
  if (data) return <ProfileForm key={data.full_name} person={data} />;
  if (isError || data === null) {
    return (
      <div role="alert" className="flex flex-col items-start gap-3">
        <p className="font-medium text-danger">{text.profile.loadFailed}</p>
        <Button size="sm" variant="secondary" onClick={() => void refetch()}>
          {text.tryAgain}
        </Button>
      </div>
    );
  }
  return <Skeleton className="h-56" />;
};
