import { Button } from '@nivel/ui/button';

interface RowInTrashProps {
  /** When it was deleted, and when it is purged. */
  readonly said: string;
  readonly label: string;
  readonly onRestore: () => void;
}

/** A row that is in the trash, and how to restore it. */
export const RowInTrash = ({ said, label, onRestore }: RowInTrashProps) => (
  <div className="mt-4 flex flex-col items-start gap-3">
    <p className="text-soft">{said}</p>
    <Button size="sm" onClick={onRestore}>
      {label}
    </Button>
  </div>
);
