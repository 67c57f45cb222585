import { Button } from '@nivel/ui/button';
import { ConfirmDialog } from '@nivel/ui/confirm-dialog';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { siteClient } from '../../../../../shell/calls/site-client.ts';
import { notify } from '../../../../../shell/toasts/toaster.ts';
import { formatMoment } from '../../../area/in-words.ts';
import { LoadFailure, LoadingRows } from '../../../area/list-states.tsx';
import { Panel } from '../../../area/panel.tsx';
import { curriculumText } from '../data/curriculum-text.ts';
import { curriculumKey, versionsQuery, type Version } from '../data/curriculum.queries.ts';
import { useFailureText } from '../data/failure-text.ts';

interface RestoreDialogProps {
  readonly version: number;
  /** The published version, as the list shows it. */
  readonly present: number;
  readonly onClose: () => void;
}

/** Asks before an older version is published again. */
const RestoreDialog = ({ version, present, onClose }: RestoreDialogProps) => {
  const words = curriculumText.useText();
  const failureText = useFailureText();
  const client = useQueryClient();
  const [publishId] = useState(() => crypto.randomUUID());
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () =>
      siteClient.call('restore_curriculum_version', { publish_id: publishId, version, present }, { retries: 2 }),
    onSuccess: async (made) => {
      notify({ type: 'success', message: words.published(made.version) });
      onClose();
      await client.invalidateQueries({ queryKey: curriculumKey });
    },
    // Somebody else has published: the list behind the question shows it.
    onError: async () => client.invalidateQueries({ queryKey: versionsQuery().queryKey }),
  });
  return (
    <ConfirmDialog
      title={words.restoreTitle(version)}
      description={words.restoreText}
      action={words.restore}
      labels={words}
      isBusy={isPending}
      failure={error ? failureText(error) : undefined}
      onConfirm={() => mutate()}
      onCancel={onClose}
    />
  );
};

const VersionRow = ({ one, onRestore }: { readonly one: Version; readonly onRestore: (() => void) | undefined }) => {
  const words = curriculumText.useText();
  const about = one.restored === null ? one.note : words.restoredFrom(one.restored);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
      <div className="min-w-0 flex-1 basis-48 wrap-anywhere">
        <span className="font-medium">{words.version(one.version)}</span>{' '}
        <span className="text-soft">{about || (one.source === 'files' ? words.fromFiles : '')}</span>
      </div>
      <time dateTime={one.published_at} className="text-sm text-soft tabular-nums">
        {formatMoment(one.published_at)}
      </time>
      {onRestore && (
        <Button size="sm" variant="secondary" aria-label={words.restoreName(one.version)} onClick={onRestore}>
          {words.restore}
        </Button>
      )}
    </li>
  );
};

/** The published versions, of which an older one can be published again. */
export const VersionsPanel = () => {
  const words = curriculumText.useText();
  const { data, error, refetch } = useQuery(versionsQuery());
  const [restored, setRestored] = useState<number>();
  const present = data?.versions[0]?.version;
  return (
    <Panel id="versions" title={words.versions}>
      {!data && error && <LoadFailure title={words.versionsFailed} error={error} onRetry={() => void refetch()} />}
      {!data && !error && <LoadingRows />}
      {data && (
        <ul aria-label={words.versions} className="-my-2 divide-y divide-line">
          {data.versions.map((one, index) => (
            <VersionRow
              key={one.version}
              one={one}
              onRestore={index === 0 ? undefined : () => setRestored(one.version)}
            />
          ))}
        </ul>
      )}
      {restored !== undefined && present !== undefined && (
        <RestoreDialog version={restored} present={present} onClose={() => setRestored(undefined)} />
      )}
    </Panel>
  );
};
