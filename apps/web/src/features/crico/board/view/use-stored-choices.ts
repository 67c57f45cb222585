import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { siteClient } from '../../../../shell/calls/site-client.ts';
import { readStored, writeStored } from '../../../../shell/storage/local-storage.ts';
import { cricoKey } from '../../area/data/crico.queries.ts';

/** Read once for a visit: choices in another window meanwhile do not change this one. */
const keptQuery = (projectId: string) =>
  queryOptions({
    queryKey: [...cricoKey, 'view-choices', projectId],
    queryFn: async () => siteClient.call('read_view_choices', { project_id: projectId }),
    staleTime: Infinity,
  });

/** The value on this device, and whether the service does not have it yet. */
interface Stored {
  readonly value: unknown;
  readonly isUnsent: boolean;
}

const storedOf = (name: string): Stored | null => {
  const stored = readStored(name);
  return typeof stored === 'object' && stored !== null && 'isUnsent' in stored ? (stored as Stored) : null;
};

interface Kept<Value> {
  readonly kept: Value;
  readonly keep: (value: Value) => void;
}

/**
 * A person's view settings of a project: the service stores them for all devices, and this device has a copy until it answers.
 * @param read normalizes any stored value; normalizing twice changes nothing
 */
export const useStoredChoices = <Value extends object>(
  part: 'choices' | 'collapsed',
  read: (known: unknown) => Value,
  userId: string,
  projectId: string,
): Kept<Value> => {
  const client = useQueryClient();
  const query = keptQuery(projectId);
  const { data } = useQuery(query);
  const name = `${part}.${userId}.${projectId}`;
  const [local, setLocal] = useState(() => storedOf(name));
  const kept = read(local?.isUnsent === true ? local.value : (data?.[part] ?? local?.value));
  const store = (stored: Stored) => {
    writeStored(name, stored);
    setLocal(stored);
  };
  const send = (value: unknown) => {
    siteClient.call('save_view_choices', { project_id: projectId, [part]: value }).then(
      () => {
        client.setQueryData(query.queryKey, (known) => known && { ...known, [part]: value });
        if (JSON.stringify(storedOf(name)?.value) === JSON.stringify(value)) store({ value, isUnsent: false });
      },
      // It still applies here, and is sent with the next visit.
      () => undefined,
    );
  };
  const sendUnsent = useEffectEvent(() => {
    if (local?.isUnsent === true) send(local.value);
  });
  useEffect(() => sendUnsent(), []);
  const keep = (value: Value) => {
    if (JSON.stringify(value) === JSON.stringify(kept)) return;
    store({ value, isUnsent: true });
    send(value);
  };
  return { kept, keep };
};
