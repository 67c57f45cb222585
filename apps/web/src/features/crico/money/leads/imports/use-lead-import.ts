import { leadImportLimits } from '@nivel/contracts/finance/lead-import-values';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { siteClient } from '../../../../../shell/calls/site-client.ts';
import { notify } from '../../../../../shell/toasts/toaster.ts';
import { readLeadsAgain, useLeadError } from '../use-lead-changes.ts';
import { inParts } from '../../../area/imports/in-parts.ts';
import { entityKey } from '../../money.queries.ts';
import type { ImportedLead } from './imported-rows.ts';
import { leadImportsText } from './lead-imports-text.ts';

const PARTS = { size: leadImportLimits.batch };

/** Which of the names are in the book already. @param file distinguishes these names from those of another file */
export const useKnownNames = (file: string, names: readonly string[]) =>
  useQuery({
    queryKey: [...entityKey('lead'), 'known', file, names.length],
    queryFn: async () => {
      const known = new Set<string>();
      await inParts(names, PARTS, async (part) => {
        const { names: taken } = await siteClient.call('find_money_lead_duplicates', { names_param: part });
        for (const name of taken) known.add(name);
      });
      return known;
    },
    enabled: names.length > 0,
  });

/** Takes an import back; leads that a person has changed since stay, and are reported. */
const useImportUndo = () => {
  const text = leadImportsText.useText();
  const inWords = useLeadError();
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (leads: readonly ImportedLead[]) => {
      const all = { removed: 0, kept: 0 };
      await inParts(leads, PARTS, async (part) => {
        const ids = part.map(({ lead_id: id }) => id);
        const { removed, kept } = await siteClient.call('undo_money_lead_import', { lead_ids_param: ids });
        all.removed += removed;
        all.kept += kept;
      });
      return all;
    },
    onSuccess: ({ removed, kept }) => notify({ type: 'success', message: text.undone(removed, kept) }),
    onError: (error) => notify({ type: 'error', title: text.undoFailed, message: inWords(error) }),
    onSettled: async () => readLeadsAgain(client),
  });
};

/** Sends leads part by part. Answered parts are not sent again; a stopped import continues where it was, with the same ids. */
export const useLeadImport = (onDone: () => void) => {
  const text = leadImportsText.useText();
  const client = useQueryClient();
  const [leads, setLeads] = useState<readonly ImportedLead[]>([]);
  const [sent, setSent] = useState(0);
  const undo = useImportUndo();
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (given: readonly ImportedLead[]) =>
      inParts(given, { ...PARTS, from: sent }, async (part) => {
        await siteClient.call('import_money_leads', { leads_param: part });
        setSent((before) => before + part.length);
      }),
    onSuccess: (_, given) => {
      const action = { label: text.undo, run: () => undo.mutate(given) };
      notify({ type: 'success', message: text.done(given.length), action });
      onDone();
    },
    onSettled: async () => readLeadsAgain(client),
  });
  return {
    /** The pending or sent rows; none before the import began. */
    leads,
    sent,
    isPending,
    error,
    start: (given: readonly ImportedLead[]) => {
      setLeads(given);
      mutate(given);
    },
    goOn: () => mutate(leads),
  };
};
