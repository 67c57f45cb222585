import type { CardRow } from '@nivel/contracts/projects/board-shape';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { formatBytes } from '../../area/in-words.ts';
import { LoadFailure, LoadingRows } from '../../area/list-states.tsx';
import { mayChangeCards, useProject } from '../../area/project/project-scene.ts';
import { attachmentsKey } from '../../area/data/projects.queries.ts';
import { AddFiles } from '../../area/files/add-files.tsx';
import { AttachedFiles } from '../../area/files/attached-files.tsx';
import { attachmentsText } from '../../area/files/attachments-text.ts';
import { attachmentsQuery } from '../../area/files/attachments.queries.ts';
import { SentItem } from '../../area/files/sent-item.tsx';
import { useCardUploads } from './use-card-uploads.ts';
import { useCover } from './use-cover.ts';
import { useIncomingFiles } from '../../area/files/use-incoming-files.ts';

interface Of {
  readonly projectId: string;
  readonly cardId: string;
}

/** The existing files. */
const FileList = ({ projectId, cardId }: Of) => {
  const text = attachmentsText.useText();
  const { people } = useProject();
  const client = useQueryClient();
  const cover = useCover(cardId);
  const { data, error, refetch } = useQuery(attachmentsQuery(projectId, cardId));
  if (error && !data) return <LoadFailure title={text.failed} error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadingRows />;
  if (data.attachments.length === 0) return <p className="text-soft">{text.none}</p>;
  const nameOf = (userId: string): string =>
    data.people.find(({ user_id }) => user_id === userId)?.full_name ||
    people.find(({ id }) => id === userId)?.name ||
    text.somebody;
  const refresh = () => void client.invalidateQueries({ queryKey: attachmentsKey(projectId, cardId) });
  return <AttachedFiles {...{ place: { projectId, cardId }, files: data.attachments, nameOf, cover, refresh }} />;
};

const Files = ({ projectId, cardId }: Of) => {
  const text = attachmentsText.useText();
  const title = useId();
  const { board } = useProject();
  const mayAdd = mayChangeCards(board);
  const { uploads, sent } = useCardUploads(projectId, cardId);
  const isOver = useIncomingFiles(mayAdd, (files) => uploads.add(files));
  const { data } = useQuery(attachmentsQuery(projectId, cardId));
  const count = data?.attachments.length ?? 0;
  const hint = data && text.hint(formatBytes(data.most_bytes));
  return (
    <section
      aria-labelledby={title}
      className={`flex flex-col gap-4 rounded-md ${isOver ? 'outline-2 outline-offset-8 outline-accent' : ''}`}
    >
      <h3 id={title} className="flex items-baseline gap-2 text-base font-medium">
        {text.title}
        {count > 0 && (
          <span aria-label={text.count(count)} role="img" className="text-sm font-normal text-soft">
            {count}
          </span>
        )}
      </h3>
      <FileList {...{ projectId, cardId }} />
      <ul className="flex flex-col gap-2 empty:hidden">
        {sent.map((one) => (
          <SentItem key={one.id} sent={one} uploads={uploads} />
        ))}
      </ul>
      {mayAdd && (
        <AddFiles
          label={text.add}
          field={text.choose}
          {...(hint !== undefined && { hint })}
          onFiles={(files) => uploads.add(files)}
        />
      )}
      {isOver && <p role="status">{text.drop}</p>}
    </section>
  );
};

/** The files of a card. Mere readers of a public project see none of them. */
export const CardAttachments = ({ card }: { readonly card: CardRow }) => {
  const { board } = useProject();
  return board.role === 'reader' ? null : <Files projectId={board.project.id} cardId={card.id} />;
};
