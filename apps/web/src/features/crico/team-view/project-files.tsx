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

/** The number shown at once; the others on request. */
const SHOWN = 20;

interface FoundProps {
  readonly files: readonly AttachmentRow[];
  readonly nameOf: (userId: string) => string;
}

/** The files that were found, the first ones at once. */
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

/** The files of the open project, and those of them that some words find: by their names, and by who shared them. */
const useFoundFiles = (search: string) => {
  const text = teamViewText.useText();
  const { board, people } = useProject();
  const query = useQuery(projectFilesQuery(board.project.id));
  const nameOf = (id: string): string =>
    query.data?.people.find(({ user_id }) => user_id === id)?.full_name ||
    people.find((one) => one.id === id)?.name ||
    text.somebody;
  const words = plainText(search).split(/\s+/).filter(Boolean);
  const found = query.data?.files.filter(({ name, added_by }) => {
    const about = plainText(`${name} ${nameOf(added_by)}`);
    return words.every((word) => about.includes(word));
  });
  return { query, found: found ?? [], nameOf };
};

const FileList = ({ query, found, nameOf }: ReturnType<typeof useFoundFiles>) => {
  const text = teamViewText.useText().files;
  const { data, error, refetch } = query;
  if (error && !data) return <LoadFailure title={text.failed} error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadingRows />;
  if (data.files.length === 0) return <p className="text-soft">{text.none(formatBytes(data.most_bytes))}</p>;
  if (found.length === 0) return <p className="text-soft">{text.nothingFound}</p>;
  return <Found files={found} nameOf={nameOf} />;
};

/** The files that the team of a project has shared. */
export const ProjectFiles = () => {
  const text = teamViewText.useText().files;
  const title = useId();
  const [search, setSearch] = useState('');
  const files = useFoundFiles(search);
  const count = files.query.data?.files.length ?? 0;
  return (
    <section aria-labelledby={title} className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 id={title} className="text-base font-medium">
          {text.title}
          {count > 0 && <span className="ml-2 text-sm text-soft">{count}</span>}
        </h3>
        <SearchField label={text.search} value={search} onChange={setSearch} />
      </div>
      <FileList {...files} />
    </section>
  );
};
