import { snoozeChoices } from './snooze-choices.ts';
import { IconButton } from '@nivel/ui/icon-button';
import { Menu, MenuItem } from '@nivel/ui/menu';
import { AlarmClock } from 'lucide-react';
import { useState } from 'react';
import { actionLook } from './action-look.ts';
import { inboxText } from './inbox-text.ts';
import { SnoozeDialog } from './snooze-dialog.tsx';

interface SnoozeMenuProps {
  /** The notification to snooze. */
  readonly what: string;
  /** @param until a choice of the service's, or a moment */
  readonly onSnooze: (until: string) => void;
}

/** How long to snooze a notification: a choice, or a time of one's own. */
export const SnoozeMenu = ({ what, onSnooze }: SnoozeMenuProps) => {
  const text = inboxText.useText();
  const [isChoosing, setIsChoosing] = useState(false);
  return (
    <>
      <Menu
        align="end"
        label={text.snooze(what)}
        button={(opener) => (
          <IconButton {...opener} label={text.snooze(what)} data-action="snooze" className={actionLook}>
            <AlarmClock aria-hidden="true" size={18} />
          </IconButton>
        )}
      >
        {snoozeChoices(new Date()).map((choice) => (
          <MenuItem key={choice} onChoose={() => onSnooze(choice)}>
            {text.choices[choice]}
          </MenuItem>
        ))}
        <MenuItem onChoose={() => setIsChoosing(true)}>{text.choose}</MenuItem>
      </Menu>
      {isChoosing && (
        <SnoozeDialog
          onClose={() => setIsChoosing(false)}
          onChoose={(until) => {
            setIsChoosing(false);
            onSnooze(until);
          }}
        />
      )}
    </>
  );
};
