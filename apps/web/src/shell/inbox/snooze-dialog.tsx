import { Button } from '@nivel/ui/button';
import { Dialog } from '@nivel/ui/dialog';
import { TextField } from '@nivel/ui/text-field';
import { useState } from 'react';
import { inboxText } from './inbox-text.ts';

const MINUTE_MS = 60_000;
const YEAR_MS = 366 * 86_400_000;

/** A moment as a field for day and time writes it, on this device's clock. */
const fieldValue = (at: Date): string =>
  new Date(at.getTime() - at.getTimezoneOffset() * MINUTE_MS).toISOString().slice(0, 16);

interface SnoozeDialogProps {
  readonly onClose: () => void;
  readonly onChoose: (until: string) => void;
}

/** Asks until when a notification is put off. */
export const SnoozeDialog = ({ onClose, onChoose }: SnoozeDialogProps) => {
  const text = inboxText.useText();
  const [value, setValue] = useState('');
  const [isRefused, setIsRefused] = useState(false);
  const save = (): void => {
    const at = new Date(value).getTime();
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
        <TextField
          label={text.moment}
          type="datetime-local"
          required
          min={fieldValue(new Date())}
          value={value}
          onChange={(event) => {
            setValue(event.target.value);
            setIsRefused(false);
          }}
          {...(isRefused && { error: text.outOfRange })}
        />
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
