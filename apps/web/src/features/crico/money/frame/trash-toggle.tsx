import { Button } from '@nivel/ui/button';
import { Trash2 } from 'lucide-react';

interface TrashToggleProps {
  readonly label: string;
  readonly isOn: boolean;
  readonly onToggle: (isOn: boolean) => void;
}

/** Shows the rows in the trash instead of the others; on a phone an icon replaces the word. */
export const TrashToggle = ({ label, isOn, onToggle }: TrashToggleProps) => (
  <Button
    size="sm"
    variant={isOn ? 'secondary' : 'ghost'}
    aria-pressed={isOn}
    icon={<Trash2 aria-hidden="true" size={15} />}
    onClick={() => onToggle(!isOn)}
  >
    <span className="max-sm:sr-only">{label}</span>
  </Button>
);
