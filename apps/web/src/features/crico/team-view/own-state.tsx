import { IconButton } from '@nivel/ui/icon-button';
import { Menu, MenuItem } from '@nivel/ui/menu';
import { CircleDot } from 'lucide-react';
import { chooseBusy } from '../../../shell/live/room-followers.ts';
import { notify } from '../../../shell/toasts/toaster.ts';
import { teamViewText } from './team-view-text.ts';

/** Minutes for which a person can be busy. */
const spans = [30, 60, 240] as const;

/** Sets the person here as busy, for how long, or no longer busy. */
export const OwnState = ({ isBusy }: { readonly isBusy: boolean }) => {
  const text = teamViewText.useText();
  const choose = async (minutes: number | null): Promise<void> => {
    const until = minutes === null ? null : new Date(Date.now() + minutes * 60_000).toISOString();
    if (!(await chooseBusy(until))) notify({ type: 'error', message: text.busyFailed });
  };
  return (
    <Menu
      label={text.ownState}
      align="end"
      button={(opener) => (
        <IconButton {...opener} label={text.ownState} title={text.ownState}>
          <CircleDot aria-hidden="true" size={16} />
        </IconButton>
      )}
    >
      {isBusy && <MenuItem onChoose={() => void choose(null)}>{text.available}</MenuItem>}
      {spans.map((minutes) => (
        <MenuItem key={minutes} onChoose={() => void choose(minutes)}>
          {text.busyFor[minutes]}
        </MenuItem>
      ))}
    </Menu>
  );
};
