import { ClientError } from '@nivel/client/client-error';
import { Button } from '@nivel/ui/button';
import { ProgressBar } from '@nivel/ui/progress-bar';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Download, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { siteClient } from '../../../shell/calls/site-client.ts';
import type { Module } from '../area/data/learning.queries.ts';
import { formatNumber, reasonText } from '../area/in-words.ts';
import { learningText } from '../area/learning-text.ts';
import { dropModule, keepLesson, keptOf } from '../area/kept/kept-lessons.ts';
import { offlineText } from '../area/offline/offline-text.ts';
import { PlanLink } from '../area/plan-link.tsx';

const MEGABYTE = 1_000_000;

/** Sizes below a tenth of a megabyte would be shown as nothing. */
const sizeText = (bytes: number): string => `${formatNumber(Math.max(0.1, bytes / MEGABYTE), 1)} MB`;

/** The stored parts of the module, and how to change that. */
const useDownload = (module: Module) => {
  const client = useQueryClient();
  const [done, setDone] = useState(0);
  const queryKey = ['kept-of', module.id];
  const { data: kept = { parts: 0, bytes: 0 } } = useQuery({
    queryKey,
    queryFn: async () => keptOf(module),
    networkMode: 'always',
    staleTime: 0,
  });
  const onSettled = () => void client.invalidateQueries({ queryKey });
  const download = useMutation({
    networkMode: 'always',
    mutationFn: async () => {
      setDone(0);
      await keepLesson({ kind: 'module', id: module.id }, module);
      for (const { id } of module.parts) {
        const part = await siteClient.call('open_part', { part_id: id, ahead: true });
        await keepLesson({ kind: 'part', id }, part);
        setDone((before) => before + 1);
      }
    },
    onSettled,
  });
  const remove = useMutation({ networkMode: 'always', mutationFn: async () => dropModule(module), onSettled });
  return { kept, done, download, remove };
};

const Failure = ({ error }: { readonly error: Error }) => {
  const text = offlineText.useText();
  const words = learningText.useText();
  if (error instanceof ClientError && error.code === 'offline_needs_plan')
    return (
      <div role="alert" className="flex flex-col items-start gap-3">
        <p>{text.needsPlan}</p>
        <PlanLink tier="pro" />
      </div>
    );
  return (
    <p role="alert" className="rounded-md bg-danger-soft px-4 py-3 text-danger">
      {text.downloadFailed(reasonText(words, error))}
    </p>
  );
};

/** Keeps a whole module on this device, ahead of time: how far it is, how much it takes, and how to remove it. */
export const DownloadModule = ({ module }: { readonly module: Module }) => {
  const text = offlineText.useText();
  const { kept, done, download, remove } = useDownload(module);
  const count = module.parts.length;
  return (
    <section aria-labelledby="download-title" className="flex flex-col gap-3 rounded-lg border border-line p-5">
      <h2 id="download-title" className="text-xl">
        {text.downloadTitle}
      </h2>
      <p className="text-soft">{text.downloadText}</p>
      {kept.parts > 0 && <p className="font-medium">{text.kept(kept.parts, count, sizeText(kept.bytes))}</p>}
      {download.isPending && (
        <div role="status" className="flex flex-col gap-1.5">
          <p>{text.downloading(done, count)}</p>
          <ProgressBar progress={(done / count) * 100} aria-label={text.downloading(done, count)} />
        </div>
      )}
      {download.error && <Failure error={download.error} />}
      <div className="flex flex-wrap gap-3">
        {kept.parts < count && (
          <Button
            variant="secondary"
            loading={download.isPending}
            icon={<Download aria-hidden="true" size={18} />}
            onClick={() => download.mutate()}
          >
            {text.download}
          </Button>
        )}
        {kept.parts > 0 && (
          <Button
            variant="ghost"
            loading={remove.isPending}
            icon={<Trash2 aria-hidden="true" size={18} />}
            onClick={() => remove.mutate()}
          >
            {text.remove}
          </Button>
        )}
      </div>
    </section>
  );
};
