import type { CardRow } from '@nivel/contracts/projects/board-shape';
import { useQuery } from '@tanstack/react-query';
import { useProject } from '../../area/project/project-scene.ts';
import { attachmentsText } from '../../area/files/attachments-text.ts';
import { previewQuery } from '../../area/files/attachments.queries.ts';

interface BannerProps {
  readonly cardId: string;
  readonly cover: string;
}

const Banner = ({ cardId, cover }: BannerProps) => {
  const text = attachmentsText.useText();
  const { data } = useQuery(previewQuery({ projectId: useProject().board.project.id, cardId }, cover));
  // A missing picture takes no space; a loading one takes its final space.
  if (data === null) return null;
  return (
    <div className="mt-3 h-36 shrink-0 overflow-hidden rounded-md bg-sunken">
      {data && <img src={data} alt={text.coverOf} className="size-full object-cover" />}
    </div>
  );
};

/** The cover of an open card. Mere readers of a public project see no files. */
export const CoverBanner = ({ card }: { readonly card: CardRow }) => {
  const { board } = useProject();
  const cover = board.cards.get(card.id)?.cover ?? null;
  return cover === null || board.role === 'reader' ? null : <Banner key={cover} cardId={card.id} cover={cover} />;
};
