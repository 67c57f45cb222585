import { ClientError } from '@nivel/client/client-error';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { siteClient } from '../../../../shell/calls/site-client.ts';
import { usePlace } from '../../area/organization/use-place.ts';
import type { CheckedImport } from './check-import.ts';
import { importsQuery, type ListedImport } from './imports.queries.ts';
import { runImport } from './run-import.ts';
import type { ImportChoices, ImportFile } from './sources/source.ts';

/** A file that was looked through. */
export interface OpenFile {
  readonly file: ImportFile;
  readonly fileName: string;
  readonly key: string;
  /** The id of its import, the same however often it is sent. */
  readonly importId: string;
}

/** The file to import, and the choices. */
interface ImportOrder extends OpenFile {
  readonly name: string;
  readonly choices: ImportChoices;
  readonly checked: CheckedImport;
  /** Whether a file that is a project already becomes another one. */
  readonly isAgain: boolean;
}

/** Something that is sent: from its beginning, or from where it was. */
type Sent =
  | { readonly order: ImportOrder }
  | { readonly begun: ListedImport; readonly open: OpenFile; readonly choices: ImportChoices };

const LONGEST_FILE_NAME = 255;

/** The address of the project that a refusal names. */
export const projectOfRefusal = (error: Error | null): string | null => {
  const details = error instanceof ClientError && error.code === 'already_imported' ? error.details : null;
  if (typeof details !== 'object' || details === null || !('project_id' in details)) return null;
  return typeof details.project_id === 'string' ? details.project_id : null;
};

/** Begins an import, or reads how far it is. */
const beginImport = async (
  organizationId: string | null,
  { importId, file, key, fileName, name, choices, checked, isAgain }: ImportOrder,
) =>
  siteClient.call('begin_project_import', {
    import_id: importId,
    organization_id: organizationId,
    name: name.trim(),
    source: file.source,
    file_name: fileName.trim().slice(0, LONGEST_FILE_NAME) || file.source,
    source_key: key,
    again: isAgain,
    choices: JSON.stringify(choices),
    people: [...new Set(Object.values(choices.people))],
    expected: checked.expected,
    frame: checked.frame,
  });

/** Sends an import; an interrupted one continues where it stopped. Closing the dialog stops it. */
export const useImport = (onDone: (done: ListedImport) => Promise<void>) => {
  const client = useQueryClient();
  const { organization } = usePlace();
  const [state, setState] = useState<ListedImport | null>(null);
  const stopping = useRef(new AbortController());
  useEffect(() => () => stopping.current.abort(), []);
  const { mutate, error, isPending, variables, reset } = useMutation({
    mutationFn: async (sent: Sent) => {
      stopping.current = new AbortController();
      const { signal } = stopping.current;
      const begun = 'order' in sent ? await beginImport(organization?.organization_id ?? null, sent.order) : sent.begun;
      setState(begun);
      const open = 'order' in sent ? sent.order : sent.open;
      const choices = 'order' in sent ? sent.order.choices : sent.choices;
      return runImport(begun, open.file, choices, { signal, onSent: setState });
    },
    onSuccess: onDone,
    onSettled: async () => client.invalidateQueries({ queryKey: importsQuery().queryKey }),
  });
  return {
    /** The state of the import; null before the service knows of it. */
    state,
    error,
    isPending,
    start: (order: ImportOrder) => mutate({ order }),
    resume: (begun: ListedImport, open: OpenFile, choices: ImportChoices) => mutate({ begun, open, choices }),
    /** Sends the same again. */
    goOn: () => {
      if (variables === undefined) return;
      mutate('order' in variables ? variables : { ...variables, begun: state ?? variables.begun });
    },
    stop: () => {
      stopping.current.abort();
      reset();
      setState(null);
    },
  };
};
