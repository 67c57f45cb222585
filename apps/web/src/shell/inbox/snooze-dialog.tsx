import { Button } from '@nivel/ui/button';
import { Dialog } from '@nivel/ui/dialog';
import { TextField } from '@nivel/ui/text-field';
import { useState } from 'react';
import { DayInput } from '../days/day-input.tsx';
import { inboxText } from './inbox-text.ts';

const YEAR_MS = 366 * 86_400_000;

interface SnoozeDialogProps {
  readonly onClose: () => void;
  readonly onChoose: (until: string) => void;
}

/** Asks until when a notification is put off. */
export const SnoozeDialog = ({ onClose, onChoose }: SnoozeDialogProps) => {
  const text = inboxText.useText();
  const [day, setDay] = useState('');
  const [time, setTime] = useState('09:00');
  const [isRefused, setIsRefused] = useState(false);
  const save = (): void => {
    const at = new Date(`${day}T${time}`).getTime();
    const ahead = at - Date.now();
    if (ahead > 0 && ahead < YEAR_MS) onChoose(new Date(at).toISOString());
    else setIsRefused(true);
  };
  return (
    <Dialog isOpen onOpenChange={onClose} title={text.chooseTitle} closeLabel={text.close}>
      <form
        className="mt-4 flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <div className="grid grid-cols-[1fr_8rem] items-start gap-3">
          <DayInput
            label={text.day}
            required
            value={day}
            onChange={(value) => {
              setDay(value);
              setIsRefused(false);
            }}
            {...(isRefused && { error: text.outOfRange })}
          />
          <TextField
            label={text.time}
            type="time"
            required
            value={time}
            onChange={({ target }) => {
              setTime(target.value);
              setIsRefused(false);
            }}
          />
        </div>
        <div className="flex justify-end gap-2">
          <Button variant="ghost" onClick={onClose}>
            {text.cancel}
          </Button>
          <Button type="submit">{text.save}</Button>
        </div>
      </form>
    </Dialog>
  );
};
