import { Dialog } from '@nivel/ui/dialog';
import { Link } from '@tanstack/react-router';
import { cricoText } from '../crico-text.ts';
import { OwnProfile } from '../own-profile.tsx';

/** View Profile: who one is here. */
export const ProfileDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const text = cricoText.useText();
  return (
    <Dialog isOpen onOpenChange={onClose} title={text.profile.title} closeLabel={text.close}>
      <div className="mt-4">
        <OwnProfile />
        <Link
          to="/crico/settings"
          onClick={onClose}
          className="mt-2 inline-flex min-h-9 items-center font-medium text-accent underline-offset-4 hover:underline pointer-coarse:min-h-11"
        >
          {text.accountSettings}
        </Link>
      </div>
    </Dialog>
  );
};
