import { TextArea } from '@nivel/ui/text-area';
import { TextField } from '@nivel/ui/text-field';

interface Named {
  readonly name: string;
  readonly description: string;
}

interface NameAndDescriptionProps {
  readonly labels: Named;
  readonly value: Named;
  readonly errors: { readonly [Field in keyof Named]?: string | undefined };
  readonly change: (values: Partial<Named>) => void;
}

/** The name and the description of a new thing: the first fields of its form. */
export const NameAndDescription = ({ labels, value, errors, change }: NameAndDescriptionProps) => (
  <>
    <TextField
      autoFocus
      label={labels.name}
      name="name"
      autoComplete="off"
      required
      value={value.name}
      onChange={(event) => change({ name: event.target.value })}
      error={errors.name}
    />
    <TextArea
      label={labels.description}
      name="description"
      rows={2}
      value={value.description}
      onChange={(event) => change({ description: event.target.value })}
      error={errors.description}
    />
  </>
);
