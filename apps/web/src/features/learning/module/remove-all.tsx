import { Button } from '@nivel/ui/button';
import { ConfirmDialog } from '@nivel/ui/confirm-dialog';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { dropAllLessons } from '../area/kept/kept-lessons.ts';
import { offlineText } from '../area/offline/offline-text.ts';
import { cancelDownloads } from './module-download.ts';

interface RemoveAllProps {
  /** How much is stored in all. */
  readonly summary: string;
  readonly onRemoved: () => Promise<void>;
}

/** Removes the lessons of all modules from this device, after a question. */
export const RemoveAll = ({ summary, onRemoved }: RemoveAllProps) => {
  const text = offlineText.useText();
  const [isAsking, setIsAsking] = useState(false);
  const remove = useMutation({
    networkMode: 'always',
    mutationFn: async () => {
      cancelDownloads();
      await dropAllLessons();
    },
    onSuccess: async () => {
      setIsAsking(false);
      await onRemoved();
    },
  });
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 border-t border-line pt-3">
      <p className="text-sm text-soft">{summary}</p>
      <Button variant="ghost" onClick={() => setIsAsking(true)}>
        {text.removeAll}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={text.removeAllTitle}
          description={text.removeAllText}
          action={text.removeAll}
          labels={{ cancel: text.cancel, close: text.close }}
          size="md"
          isBusy={remove.isPending}
          failure={remove.isError ? text.removeFailed : undefined}
          onConfirm={() => remove.mutate()}
          onCancel={() => setIsAsking(false)}
        />
      )}
    </div>
  );
};
