import type { SessionOrigin } from '@nivel/contracts/auth/session-origin';
import { Globe, Monitor, Smartphone, Tablet } from 'lucide-react';

const icons = { desktop: Monitor, phone: Smartphone, tablet: Tablet, other: Globe };

/** A drawing of a kind of device; its name is beside it. */
export const DeviceIcon = ({ device }: Pick<SessionOrigin, 'device'>) => {
  const Icon = icons[device];
  return (
    <span className="grid size-11 shrink-0 place-items-center rounded-full bg-sunken text-soft">
      <Icon aria-hidden="true" size={20} />
    </span>
  );
};
