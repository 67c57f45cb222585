import { Button } from '@nivel/ui/button';
import { ProgressBar } from '@nivel/ui/progress-bar';
import { useQueryClient } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import type { SubmitEvent } from 'react';
import { SettingsSection } from '../../../../shell/settings/settings-section.tsx';
import { accountsText } from '../../accounts-text.ts';
import { FormError } from '../../form-error.tsx';
import { useSubmit } from '../../use-submit.ts';
import { eventsQuery } from '../account.queries.ts';
import { useFreshProof } from '../use-fresh-proof.tsx';
import { ownDataError, ownDataText } from './own-data-text.ts';
import { useDataDownload, type DownloadState } from './use-data-download.ts';

/** The progress of the download, announced as it changes. */
const Progress = ({ state }: { readonly state: DownloadState }) => {
  const { download, parts } = ownDataText.useText();
  const names = state.status === 'incomplete' ? state.missing.map((part) => parts[part] ?? part).join(', ') : '';
  return (
    <div role="status" className="flex flex-col gap-2 empty:-mb-5">
      {state.status === 'gathering' && (
        <>
          <p>{download.gathering(state.done, state.all)}</p>
          <ProgressBar progress={(100 * state.done) / state.all} aria-label={download.title} />
          <p className="text-sm text-soft">{download.stay}</p>
        </>
      )}
      {state.status === 'incomplete' && (
        <p className="rounded-md bg-warning-soft px-4 py-3">{download.failed(names)}</p>
      )}
      {state.status === 'done' && <p className="rounded-md bg-success-soft px-4 py-3">{download.done}</p>}
    </div>
  );
};

/** The download of everything that is stored about the person. */
export const DataSection = () => {
  const words = ownDataText.useText();
  const text = accountsText.useText();
  const client = useQueryClient();
  const { isBusy, error, run } = useSubmit();
  const proof = useFreshProof(error);
  const { state, start, complete } = useDataDownload();
  const isIncomplete = state.status === 'incomplete';
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void run(async () => {
      if (isIncomplete) await complete();
      else await proof.run(start);
      await client.invalidateQueries({ queryKey: eventsQuery().queryKey });
    });
  };
  return (
    <SettingsSection id="mis-datos" title={words.download.title} lead={words.download.lead}>
      <form noValidate onSubmit={onSubmit} className="flex max-w-lg flex-col gap-5">
        {!isIncomplete && state.status !== 'done' && proof.field}
        <Progress state={state} />
        <FormError>{error && !proof.isAbout(error) ? ownDataError(words, text, error) : undefined}</FormError>
        <Button
          type="submit"
          variant="secondary"
          className="self-start max-sm:w-full"
          icon={<Download aria-hidden="true" size={18} />}
          loading={isBusy}
        >
          {isIncomplete ? words.download.again : words.download.start}
        </Button>
      </form>
    </SettingsSection>
  );
};
