import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import type { ThingKind } from '@nivel/contracts/learning/authoring-values';
import { LoadFailure, LoadingRows } from '../../area/list-states.tsx';
import { curriculumText } from './data/curriculum-text.ts';
import { thingQuery, type OutlinedThing } from './data/curriculum.queries.ts';
import { useFailureText } from './data/failure-text.ts';
import { newContentOf, type NewThing } from './new-content.ts';
import { ThingActions } from './thing-actions.tsx';
import { ThingForm } from './thing-form.tsx';

interface Views {
  readonly things: readonly OutlinedThing[];
  /** Markdown as learners see it. */
  readonly markdown: (source: string) => ReactNode;
  readonly preview: (id: string, onClose: () => void) => ReactNode;
}

const partTypes = ['text', 'video', 'exercises'] as const;

/** Which type a new part is of; it cannot be changed once learners have worked on it. */
const PartType = ({ onChoose }: { readonly onChoose: (type: NewThing['partType']) => void }) => {
  const words = curriculumText.useText();
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="mb-2 font-medium">{words.partType}</legend>
      {partTypes.map((type) => (
        <button
          key={type}
          type="button"
          onClick={() => onChoose(type)}
          className="min-h-11 rounded-sm border border-line-strong px-4 capitalize hover:bg-sunken"
        >
          {words.types[type]}
        </button>
      ))}
    </fieldset>
  );
};

interface NewThingEditorProps extends Views {
  readonly kind: ThingKind;
  readonly parentId: string | null;
}

const NewThingForm = ({
  kind,
  parentId,
  partType,
  things,
  markdown,
}: Omit<NewThingEditorProps, 'preview'> & NewThing) => {
  const words = curriculumText.useText();
  const navigate = useNavigate();
  const [content] = useState(() => newContentOf({ kind, parentId, partType }, things));
  const open = (id: string) => void navigate({ to: '/crico/admin/curriculum', search: { thing: id }, replace: true });
  return (
    <ThingForm
      thing={{ kind, id: content.id, content, revision: null, state: 'added' }}
      title={words.newThing[kind]}
      things={things}
      markdown={markdown}
      actions={() => null}
      onSaved={open}
      onReload={() => open(content.id)}
    />
  );
};

/** The form of something that is not saved yet. */
export const NewThingEditor = (props: NewThingEditorProps) => {
  const [partType, setPartType] = useState<NewThing['partType']>();
  if (props.kind === 'part' && partType === undefined) return <PartType onChoose={setPartType} />;
  return <NewThingForm {...props} partType={partType ?? 'text'} />;
};

/** The form of something that the draft has, or that is removed from it. */
export const ThingEditor = ({ id, things, markdown, preview }: Views & { readonly id: string }) => {
  const words = curriculumText.useText();
  const failureText = useFailureText();
  const navigate = useNavigate();
  const { data, error, refetch } = useQuery(thingQuery(id));
  const [made, setMade] = useState(0);
  // What is in the form stays when nothing newer can be read.
  const reload = () => void refetch().then(({ isError }) => setMade((count) => (isError ? count : count + 1)));
  if (!data)
    return error ? (
      <LoadFailure title={words.loadFailed} error={error} onRetry={() => void refetch()} />
    ) : (
      <LoadingRows />
    );
  const outlined = things.find((thing) => thing.id === id);
  const title = outlined?.title ?? words.kinds[data.kind];
  const state = outlined?.state ?? data.state;
  // What was never published is gone once it is removed or discarded.
  const onChanged = () => (data.state === 'added' ? void navigate({ to: '/crico/admin/curriculum' }) : reload());
  return (
    <>
      {error && (
        <p role="alert" className="pt-4 text-warning">
          {failureText(error)}
        </p>
      )}
      <ThingForm
        key={made}
        thing={data}
        title={title}
        things={things}
        markdown={markdown}
        onSaved={() => undefined}
        onReload={reload}
        actions={({ revision, isUnsaved }) => (
          <ThingActions
            thing={{ ...data, state }}
            title={title}
            revision={revision ?? data.revision}
            isUnsaved={isUnsaved}
            preview={preview}
            onChanged={onChanged}
          />
        )}
      />
    </>
  );
};
