import type { AttachmentRow } from '@nivel/contracts/projects/attachment-shape';
import { Button } from '@nivel/ui/button';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { chatKey } from '../area/comments/comments.queries.ts';
import { AttachedFiles } from '../area/files/attached-files.tsx';
import { projectFilesQuery } from '../area/files/attachments.queries.ts';
import { formatBytes } from '../area/in-words.ts';
import { LoadFailure, LoadingRows } from '../area/list-states.tsx';
import { plainText } from '../../../shell/commands/matching.ts';
import { useProject } from '../area/project/project-scene.ts';
import { SearchField } from '../area/search-field.tsx';
import { teamViewText } from './team-view-text.ts';

/** Shown at once; the others are asked for. */
const SHOWN = 20;

interface FoundProps {
  readonly files: readonly AttachmentRow[];
  readonly nameOf: (userId: string) => string;
}

/** Those that were found, the first of them at once. */
const Found = ({ files, nameOf }: FoundProps) => {
  const text = teamViewText.useText().files;
  const { board } = useProject();
  const client = useQueryClient();
  const [most, setMost] = useState(SHOWN);
  const projectId = board.project.id;
  const refresh = () => {
    void client.invalidateQueries(projectFilesQuery(projectId));
    void client.invalidateQueries({ queryKey: chatKey(projectId) });
  };
  const more = files.length - most;
  return (
    <>
      <AttachedFiles place={{ projectId, cardId: null }} files={files.slice(0, most)} {...{ nameOf, refresh }} />
      {more > 0 && (
        <Button size="sm" variant="secondary" className="self-start" onClick={() => setMost(most + SHOWN)}>
          {text.more(more)}
        </Button>
      )}
    </>
  );
};

/** The files that the team of a project has shared, found by their names and by who shared them. */
export const ProjectFiles = () => {
  const text = teamViewText.useText();
  const title = useId();
  const { board, people } = useProject();
  const [search, setSearch] = useState('');
  const { data, error, refetch } = useQuery(projectFilesQuery(board.project.id));
  const nameOf = (id: string): string =>
    data?.people.find(({ user_id }) => user_id === id)?.full_name ||
    people.find((one) => one.id === id)?.name ||
    text.somebody;
  const words = plainText(search).split(/\s+/).filter(Boolean);
  const found = data?.files.filter(({ name, added_by }) => {
    const about = plainText(`${name} ${nameOf(added_by)}`);
    return words.every((word) => about.includes(word));
  });
  return (
    <section aria-labelledby={title} className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 id={title} className="text-base font-medium">
          {text.files.title}
          {data && data.files.length > 0 && <span className="ml-2 text-sm text-soft">{data.files.length}</span>}
        </h3>
        <SearchField label={text.files.search} value={search} onChange={setSearch} />
      </div>
      {error && !data && <LoadFailure title={text.files.failed} error={error} onRetry={() => void refetch()} />}
      {!error && !data && <LoadingRows />}
      {data?.files.length === 0 && <p className="text-soft">{text.files.none(formatBytes(data.most_bytes))}</p>}
      {data && data.files.length > 0 && found?.length === 0 && <p className="text-soft">{text.files.nothingFound}</p>}
      {found && found.length > 0 && <Found files={found} nameOf={nameOf} />}
    </section>
  );
};
