import { LONGEST_SLUG } from '@nivel/contracts/learning/authoring-values';
import { slugOf } from '@nivel/contracts/projects/organization-slug';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { siteClient } from '../../../../shell/calls/site-client.ts';
import { notify } from '../../../../shell/toasts/toaster.ts';
import { useUnsavedGuard } from '../../../../shell/unsaved/unsaved-guard.ts';
import { curriculumText } from './data/curriculum-text.ts';
import { draftQuery, revisionIn, thingQuery, type Thing } from './data/curriculum.queries.ts';
import { fieldsOf, type ThingField } from './fields/thing-fields.ts';
import type { Content } from './fields/content.ts';
import { contentOf, isReadable, valuesOf, type Values } from './fields/thing-values.ts';

/** A thing that is edited; without a revision it is new. */
export interface EditedThing {
  readonly kind: Thing['kind'];
  readonly id: string;
  readonly content: Content;
  readonly revision: string | null;
  readonly state: Thing['state'];
}

const isEqual = (one: Values, other: Values): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Without a name of its own, the file is named by the beginning of the title. */
const withSlug = (values: Values): Values => {
  const { slug, title } = values;
  if (slug !== '' || typeof title !== 'string') return values;
  return { ...values, slug: slugOf(title).slice(0, LONGEST_SLUG).replace(/-$/, '') };
};

/** What is typed, and what it was read from. */
const useValues = (thing: EditedThing, fields: readonly ThingField[]) => {
  const [base, setBase] = useState({ revision: thing.revision, values: valuesOf(thing.content, fields) });
  const [values, setValues] = useState(base.values);
  const [seen, setSeen] = useState(thing.revision);
  const isTouched = !isEqual(values, base.values);
  // Another window, or a change of the order, has saved it: a form in which nothing was typed follows.
  if (seen !== thing.revision) {
    setSeen(thing.revision);
    if (!isTouched) {
      const read = { revision: thing.revision, values: valuesOf(thing.content, fields) };
      setBase(read);
      setValues(read.values);
    }
  }
  return { base, values, setValues, isTouched, setBase };
};

/**
 * The form of a thing: what is typed, whether it is saved, and how it is saved. What could not be saved stays in the form.
 *
 * @param onSaved called with the id once it is saved
 */
export const useThingForm = (thing: EditedThing, onSaved: (id: string) => void) => {
  const words = curriculumText.useText();
  const client = useQueryClient();
  const fields = fieldsOf(thing.kind, thing.content);
  const { base, values, setValues, isTouched, setBase } = useValues(thing, fields);
  const [isNew, setIsNew] = useState(thing.revision === null);
  const leaving = useUnsavedGuard({ isUnsaved: isTouched });
  const saving = useMutation({
    mutationFn: async (revision: string | null) => {
      const saved = withSlug(values);
      const content = contentOf(thing.content, fields, saved);
      const { kind, id } = thing;
      const answer = await siteClient.call('save_curriculum_thing', { kind, id, content, revision }, { retries: 2 });
      return { revision: answer.revision, saved, typed: values };
    },
    onSuccess: async ({ revision, saved, typed }) => {
      setBase({ revision, values: saved });
      // What was typed while it was being saved stays, and is not saved yet.
      setValues((now) => (now === typed ? saved : now));
      setIsNew(false);
      notify({ type: 'success', message: words.saved });
      await Promise.all([
        client.invalidateQueries({ queryKey: draftQuery().queryKey }),
        client.invalidateQueries({ queryKey: thingQuery(thing.id).queryKey }),
      ]);
      onSaved(thing.id);
    },
  });
  return {
    fields,
    values,
    change: (path: string, value: Values[string]) => setValues((now) => ({ ...now, [path]: value })),
    isUnsaved: isNew || isTouched,
    /** What is no JSON or no captions where they belong is not sent. */
    hasFault: fields.some((field) => !isReadable(field, String(values[field.path] ?? ''))),
    leaving,
    revision: base.revision,
    saving,
    save: () => saving.mutate(base.revision),
    theirs: revisionIn(saving.error),
    /** Saves over what somebody else has saved. */
    saveOver: (revision: string) => saving.mutate(revision),
  };
};
