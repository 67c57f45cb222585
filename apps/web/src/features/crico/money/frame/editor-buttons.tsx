import { Button } from '@nivel/ui/button';

interface EditorButtonsProps {
  readonly labels: { readonly remove: string; readonly save: string };
  readonly isSaving: boolean;
  readonly onRemove: () => void;
}

/** The actions on an open row: it is saved with its form, or deleted. */
export const EditorButtons = ({ labels, isSaving, onRemove }: EditorButtonsProps) => (
  <div className="flex flex-wrap justify-end gap-2">
    <Button size="sm" variant="ghost" className="mr-auto" onClick={onRemove}>
      {labels.remove}
    </Button>
    <Button type="submit" size="sm" loading={isSaving}>
      {labels.save}
    </Button>
  </div>
);
