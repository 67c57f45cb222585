import type { CardRow } from '@nivel/contracts/projects/board-shape';
import { useQuery } from '@tanstack/react-query';
import { Image } from 'lucide-react';
import { useBoard } from '../board-context.ts';
import { coverQuery } from './covers.queries.ts';

interface CoverProps {
  readonly card: CardRow;
  readonly cover: string;
}

/** Has the same size whether the picture is loaded, loading, or gone: all cards of a board have one height. */
const Cover = ({ card, cover }: CoverProps) => {
  const { data } = useQuery(coverQuery(useBoard().board.project.id, card, cover));
  return (
    <span
      data-cover={cover}
      className="grid size-10 shrink-0 place-items-center overflow-hidden rounded-sm bg-sunken text-soft"
    >
      {data ? (
        <img
          src={data}
          alt=""
          width={40}
          height={40}
          loading="lazy"
          decoding="async"
          draggable={false}
          className="size-full object-cover"
        />
      ) : (
        <Image aria-hidden="true" size={16} />
      )}
    </span>
  );
};

/** The picture on the face of a card, small. A person who only reads a public project sees no files. */
export const CardCover = ({ card }: { readonly card: CardRow }) => {
  const { board } = useBoard();
  return card.cover === null || board.role === 'reader' ? null : <Cover card={card} cover={card.cover} />;
};
