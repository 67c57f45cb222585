import { Button } from '@nivel/ui/button';
import { Dialog } from '@nivel/ui/dialog';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { siteClient } from '../../../../../shell/calls/site-client.ts';
import { notify } from '../../../../../shell/toasts/toaster.ts';
import { FormError } from '../../../area/form-error.tsx';
import { LoadFailure, LoadingRows } from '../../../area/list-states.tsx';
import { curriculumText } from '../data/curriculum-text.ts';
import { curriculumKey, versionDifferenceQuery, versionsQuery } from '../data/curriculum.queries.ts';
import { useFailureText } from '../data/failure-text.ts';
import { ChangeList } from './change-list.tsx';

interface RestoreProps {
  readonly version: number;
  readonly onClose: () => void;
}

const useRestore = ({ version, onClose }: RestoreProps) => {
  const words = curriculumText.useText();
  const client = useQueryClient();
  const [publishId] = useState(() => crypto.randomUUID());
  return useMutation({
    mutationFn: async (present: number) =>
      siteClient.call('restore_curriculum_version', { publish_id: publishId, version, present }, { retries: 2 }),
    onSuccess: async (made) => {
      notify({ type: 'success', message: words.published(made.version) });
      onClose();
      await client.invalidateQueries({ queryKey: curriculumKey });
    },
    // Somebody else has published: the list and the difference show it.
    onError: async () =>
      Promise.all([
        client.invalidateQueries({ queryKey: versionsQuery().queryKey }),
        client.invalidateQueries({ queryKey: versionDifferenceQuery(version).queryKey }),
      ]),
  });
};

const Review = (props: RestoreProps) => {
  const words = curriculumText.useText();
  const failureText = useFailureText();
  const { data, error, refetch } = useQuery(versionDifferenceQuery(props.version));
  const restore = useRestore(props);
  if (!data && error) return <LoadFailure title={words.loadFailed} error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadingRows />;
  if (data.changes.length === 0) return <p className="mt-3 text-soft">{words.sameContent}</p>;
  return (
    <div className="mt-3 flex flex-col gap-4">
      <ChangeList changes={data.changes} />
      <FormError>{restore.error ? failureText(restore.error) : undefined}</FormError>
      <div className="flex justify-end">
        <Button size="sm" loading={restore.isPending} onClick={() => restore.mutate(data.present)}>
          {words.restore}
        </Button>
      </div>
    </div>
  );
};

/** What publishing an older version again changes, before it is done. */
export const RestoreDialog = (props: RestoreProps) => {
  const words = curriculumText.useText();
  return (
    <Dialog
      isOpen
      isWide
      onOpenChange={props.onClose}
      title={words.restoreTitle(props.version)}
      description={words.restoreText}
      closeLabel={words.close}
    >
      <Review {...props} />
    </Dialog>
  );
};
