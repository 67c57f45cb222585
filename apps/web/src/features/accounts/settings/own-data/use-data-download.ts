import { useState } from 'react';
import { siteClient } from '../../../../shell/calls/site-client.ts';
import { dayOf } from '../../../../shell/days/days.ts';
import { downloadFile } from '../../../../shell/files/download-file.ts';
import { useLocale } from '../../../../shell/language/locale.ts';
import type { FreshProof } from '../../factors.calls.ts';
import { DataGathering } from './data-gathering.ts';
import { ownDataText } from './own-data-text.ts';

/** How far the download has come. */
export type DownloadState =
  | { readonly status: 'idle' | 'done' }
  | { readonly status: 'gathering'; readonly done: number; readonly all: number }
  | { readonly status: 'incomplete'; readonly missing: readonly string[] };

interface DataDownload {
  readonly state: DownloadState;
  /** Begins an export, or goes on with today's, and downloads the file once it is complete. @throws ClientError */
  readonly start: (proof: FreshProof) => Promise<void>;
  /** Reads what is missing. @throws ClientError */
  readonly complete: () => Promise<void>;
}

/** The download of everything that is stored about the person; what was read is kept until the file is complete. */
export const useDataDownload = (): DataDownload => {
  const words = ownDataText.useText();
  const locale = useLocale();
  const [state, setState] = useState<DownloadState>({ status: 'idle' });
  const [gathering, setGathering] = useState<{ data: DataGathering; all: number }>();
  const read = async (data: DataGathering, all: number, before: number) => {
    setState({ status: 'gathering', done: before, all });
    try {
      const missing = await data.read((done) => setState({ status: 'gathering', done, all }));
      if (missing.length === 0)
        downloadFile(words.download.fileName(dayOf(new Date())), data.file(), 'application/json');
      setState(missing.length > 0 ? { status: 'incomplete', missing } : { status: 'done' });
    } catch (error) {
      setState({ status: 'idle' });
      throw error;
    }
  };
  return {
    state,
    start: async (proof) => {
      const begun = await siteClient.call('begin_data_export', { ...proof });
      const data = new DataGathering(begun, locale);
      setGathering({ data, all: begun.parts.length });
      await read(data, begun.parts.length, 0);
    },
    complete: async () => {
      if (gathering === undefined || state.status !== 'incomplete') return;
      await read(gathering.data, gathering.all, gathering.all - state.missing.length);
    },
  };
};
