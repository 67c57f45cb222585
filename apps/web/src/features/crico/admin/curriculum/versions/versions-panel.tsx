import { Button } from '@nivel/ui/button';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatMoment } from '../../../area/in-words.ts';
import { LoadFailure, LoadingRows } from '../../../area/list-states.tsx';
import { Panel } from '../../../area/panel.tsx';
import { curriculumText } from '../data/curriculum-text.ts';
import { versionsQuery, type Version } from '../data/curriculum.queries.ts';
import { RestoreDialog } from './restore-dialog.tsx';

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
      {restored !== undefined && <RestoreDialog version={restored} onClose={() => setRestored(undefined)} />}
    </Panel>
  );
};
