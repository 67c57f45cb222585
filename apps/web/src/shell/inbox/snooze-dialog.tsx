import { Button } from '@nivel/ui/button';
import { Dialog } from '@nivel/ui/dialog';
import { Select, SelectItem, SelectList, SelectTrigger } from '@nivel/ui/select';
import { useState } from 'react';
import { DayInput } from '../days/day-input.tsx';
import { useLocale } from '../language/locale.ts';
import { inboxText } from './inbox-text.ts';

const YEAR_MS = 366 * 86_400_000;

/** Every half hour of a day. */
const TIMES = Array.from(
  { length: 48 },
  (_, half) => `${String(Math.floor(half / 2)).padStart(2, '0')}:${half % 2 === 0 ? '00' : '30'}`,
);

interface TimeSelectProps {
  readonly value: string;
  readonly onChoose: (time: string) => void;
}

/** A time of the day, as the language writes it. */
const TimeSelect = ({ value, onChoose }: TimeSelectProps) => {
  const text = inboxText.useText();
  const format = new Intl.DateTimeFormat(useLocale(), { timeStyle: 'short', timeZone: 'UTC' });
  const items = TIMES.map((time) => [time, format.format(new Date(`1970-01-01T${time}Z`))] as const);
  return (
    <Select label={text.time} value={value} items={Object.fromEntries(items)} onValueChange={onChoose}>
      <SelectTrigger />
      <SelectList>
        {items.map(([time, name]) => (
          <SelectItem key={time} value={time}>
            {name}
          </SelectItem>
        ))}
      </SelectList>
    </Select>
  );
};

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
        <div className="grid grid-cols-[1fr_9rem] items-start gap-3">
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
          <TimeSelect
            value={time}
            onChoose={(chosen) => {
              setTime(chosen);
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
