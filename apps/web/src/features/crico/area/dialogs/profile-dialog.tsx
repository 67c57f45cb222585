import { Dialog } from '@nivel/ui/dialog';
import { cricoText } from '../crico-text.ts';
import { OwnProfile } from '../own-profile.tsx';

/** View Profile: who one is here. */
export const ProfileDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const text = cricoText.useText();
  return (
    <Dialog isOpen onOpenChange={onClose} title={text.profile.title} closeLabel={text.close}>
      <div className="mt-4">
        <OwnProfile />
      </div>
    </Dialog>
  );
};
