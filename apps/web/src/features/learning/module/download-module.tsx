import { ClientError } from '@nivel/client/client-error';
import { Button } from '@nivel/ui/button';
import { ProgressBar } from '@nivel/ui/progress-bar';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { CircleCheck, Download, Trash2, X } from 'lucide-react';
import { useEffect, useRef, type RefObject } from 'react';
import { limits } from '../../../limits/limits.ts';
import { useOnline } from '../../../shell/live/use-online.ts';
import { isQuota } from '../../../shell/storage/local-storage.ts';
import type { Module } from '../area/data/learning.queries.ts';
import { formatNumber, reasonText } from '../area/in-words.ts';
import { learningText } from '../area/learning-text.ts';
import { dropModule, keptOf } from '../area/kept/kept-lessons.ts';
import type { KeptSize } from '../area/kept/kept-size.ts';
import { offlineText } from '../area/offline/offline-text.ts';
import { PlanLink } from '../area/plan-link.tsx';
import { cancelDownload, downloadModule, moduleDownloads, type ModuleDownload } from './module-download.ts';
import { RemoveAll } from './remove-all.tsx';

const MEGABYTE = 1_000_000;
const NOTHING: KeptSize = { parts: 0, whole: 0, bytes: 0 };

/** Sizes below a tenth of a megabyte would be shown as nothing. */
const sizeText = (bytes: number): string => `${formatNumber(Math.max(0.1, bytes / MEGABYTE), 1)} MB`;

const Problem = ({ children }: { readonly children: string }) => (
  <p role="alert" className="rounded-md bg-danger-soft px-4 py-3 text-danger">
    {children}
  </p>
);

/** Why a download stopped. A reason ends without a full stop. */
const Failure = ({ error }: { readonly error: unknown }) => {
  const text = offlineText.useText();
  const words = learningText.useText();
  if (error instanceof ClientError && error.code === 'offline_needs_plan')
    return (
      <div role="alert" className="flex flex-col items-start gap-3">
        <p>{text.needsPlan}</p>
        <PlanLink tier="pro" />
      </div>
    );
  const reason = isQuota(error)
    ? text.noRoom
    : error instanceof ClientError
      ? reasonText(words, error)
      : text.notStored;
  return <Problem>{text.downloadFailed(reason)}</Problem>;
};

/** What is stored of a module. */
const Stored = ({ kept, count }: { readonly kept: KeptSize; readonly count: number }) => {
  const text = offlineText.useText();
  const size = sizeText(kept.bytes);
  if (kept.parts === 0) return <p className="text-soft">{text.keptNoneOf}</p>;
  if (kept.whole < count) return <p className="font-medium">{text.kept(kept.whole, count, size)}</p>;
  return (
    <p className="flex items-center gap-2 font-medium text-success">
      <CircleCheck aria-hidden="true" size={20} className="shrink-0" />
      {text.keptWhole(size)}
    </p>
  );
};

const CancelButton = ({ moduleId }: { readonly moduleId: string }) => {
  const text = offlineText.useText();
  return (
    <Button variant="secondary" icon={<X aria-hidden="true" size={18} />} onClick={() => cancelDownload(moduleId)}>
      {text.cancelDownload}
    </Button>
  );
};

const StartButton = ({ module, isBegun }: { readonly module: Module; readonly isBegun: boolean }) => {
  const text = offlineText.useText();
  return (
    <Button
      variant="secondary"
      icon={<Download aria-hidden="true" size={18} />}
      onClick={() => void downloadModule(module)}
    >
      {isBegun ? text.downloadRest : text.download}
    </Button>
  );
};

/** A button that another one replaces leaves the focus at the title, and not at the start of the page. */
const useFocusAfter = (isBusy: boolean, heading: RefObject<HTMLElement | null>): void => {
  const wasBusy = useRef(isBusy);
  useEffect(() => {
    if (wasBusy.current !== isBusy && document.activeElement === document.body)
      heading.current?.focus({ preventScroll: true });
    wasBusy.current = isBusy;
  }, [isBusy, heading]);
};

/** The stored parts of the module, its download as long as it goes on or once it stopped, and how to change them. */
const useDownload = (module: Module) => {
  const client = useQueryClient();
  const download = moduleDownloads.use(({ [module.id]: one }) => one);
  const running = download?.error === null ? download : undefined;
  const isRunning = running !== undefined;
  const done = download?.done ?? 0;
  const { data, refetch } = useQuery({
    queryKey: ['kept-of', module.id],
    queryFn: async () => keptOf(module),
    networkMode: 'always',
    staleTime: 0,
  });
  useEffect(() => void refetch(), [refetch, isRunning, done]);
  const onChanged = async () => client.invalidateQueries({ queryKey: ['kept-of'] });
  const remove = useMutation({
    networkMode: 'always',
    mutationFn: async () => dropModule(module),
    onSettled: onChanged,
  });
  return { kept: data, running, stopped: isRunning ? undefined : download, remove, onChanged };
};

interface StateProps {
  /** Undefined until it is read. */
  readonly kept: KeptSize | undefined;
  readonly running: ModuleDownload | undefined;
  readonly count: number;
}

/** How far the download is, or what is stored. */
const State = ({ kept, running, count }: StateProps) => {
  const text = offlineText.useText();
  return (
    <>
      <div role="status">
        {running ? (
          <p>{text.downloading(running.done + 1, count, running.title)}</p>
        ) : (
          kept && <Stored kept={kept} count={count} />
        )}
      </div>
      {running && <ProgressBar progress={(running.done / count) * 100} aria-label={text.downloadProgress} />}
    </>
  );
};

interface ActionsProps {
  readonly module: Module;
  readonly isRunning: boolean;
  readonly canStart: boolean;
  /** Something of the module is stored. */
  readonly isBegun: boolean;
  readonly isRemoving: boolean;
  readonly onRemove: () => void;
}

const Actions = ({ module, isRunning, canStart, isBegun, isRemoving, onRemove }: ActionsProps) => {
  const text = offlineText.useText();
  return (
    <div className="flex flex-wrap gap-3">
      {isRunning && <CancelButton moduleId={module.id} />}
      {!isRunning && canStart && <StartButton module={module} isBegun={isBegun} />}
      {!isRunning && isBegun && (
        <Button variant="ghost" loading={isRemoving} icon={<Trash2 aria-hidden="true" size={18} />} onClick={onRemove}>
          {text.remove}
        </Button>
      )}
    </div>
  );
};

/** Keeps a whole module on this device, ahead of time: how far it is, how much it takes, and how to remove it. */
export const DownloadModule = ({ module }: { readonly module: Module }) => {
  const text = offlineText.useText();
  const isOnline = useOnline();
  const heading = useRef<HTMLHeadingElement>(null);
  const { kept, running, stopped, remove, onChanged } = useDownload(module);
  const isRunning = running !== undefined;
  useFocusAfter(isRunning || remove.isPending, heading);
  const count = module.parts.length;
  if (count === 0) return null;
  const { ofModule, inAll } = kept ?? { ofModule: NOTHING, inAll: NOTHING };
  const isMissing = !isRunning && ofModule.whole < count;
  return (
    <section aria-labelledby="download-title" className="flex flex-col gap-3 rounded-lg border border-line p-5">
      <h2 id="download-title" ref={heading} tabIndex={-1} className="text-xl outline-none">
        {text.downloadTitle}
      </h2>
      <p className="text-soft">{text.downloadText(sizeText(limits.offline.videoMostBytes))}</p>
      <State kept={kept?.ofModule} running={running} count={count} />
      {stopped && <Failure error={stopped.error} />}
      {remove.isError && <Problem>{text.removeFailed}</Problem>}
      {isMissing && !isOnline && <p className="text-soft">{text.downloadNeedsConnection}</p>}
      <Actions
        module={module}
        isRunning={isRunning}
        canStart={isMissing && isOnline && kept !== undefined}
        isBegun={ofModule.parts > 0}
        isRemoving={remove.isPending}
        onRemove={() => remove.mutate()}
      />
      {!isRunning && inAll.parts > ofModule.parts && (
        <RemoveAll
          summary={text.keptInAll(inAll.parts, sizeText(inAll.bytes))}
          onRemoved={async () => {
            await onChanged();
            heading.current?.focus({ preventScroll: true });
          }}
        />
      )}
    </section>
  );
};
