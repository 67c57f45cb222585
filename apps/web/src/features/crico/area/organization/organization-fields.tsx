import { TextArea } from '@nivel/ui/text-area';
import { TextField } from '@nivel/ui/text-field';
import type { RefObject } from 'react';
import { cricoText } from '../crico-text.ts';
import type { OrganizationErrors, OrganizationForm } from './organization-form.ts';
import type { SlugState } from './use-slug-check.ts';

interface OrganizationFieldsProps {
  readonly form: OrganizationForm;
  readonly errors: OrganizationErrors;
  readonly slugState: SlugState;
  readonly change: (values: Partial<OrganizationForm>) => void;
  readonly first?: RefObject<HTMLInputElement | null>;
  readonly disabled?: boolean;
}

/** Name, slug and description of an organization. */
export const OrganizationFields = ({ form, errors, slugState, change, first, disabled }: OrganizationFieldsProps) => {
  const text = cricoText.useText();
  const words = text.organizationForm;
  const hints = { unknown: words.slugHint, checking: words.slugChecking, free: words.slugFree, taken: words.slugHint };
  const taken = slugState === 'taken' ? text.errors['organization_slug_taken'] : undefined;
  return (
    <>
      <TextField
        ref={first}
        label={words.name}
        name="name"
        autoComplete="off"
        required
        disabled={disabled}
        value={form.name}
        onChange={(event) => change({ name: event.target.value })}
        error={errors.name}
      />
      <div aria-live="polite">
        <TextField
          label={words.slug}
          name="slug"
          autoComplete="off"
          spellCheck={false}
          required
          disabled={disabled}
          value={form.slug}
          onChange={(event) => change({ slug: event.target.value })}
          hint={hints[slugState]}
          error={errors.slug ?? taken}
        />
      </div>
      <TextArea
        label={words.description}
        name="description"
        rows={3}
        disabled={disabled}
        value={form.description}
        onChange={(event) => change({ description: event.target.value })}
        error={errors.description}
      />
    </>
  );
};
