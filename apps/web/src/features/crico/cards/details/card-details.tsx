import { Button } from '@nivel/ui/button';
import { Dialog } from '@nivel/ui/dialog';
import type { CardRow } from '@nivel/contracts/projects/board-shape';
import { useQuery } from '@tanstack/react-query';
import { History } from 'lucide-react';
import { useState } from 'react';
import { formatMoment } from '../../area/in-words.ts';
import { PersonName } from '../../area/people/person-name.tsx';
import { useProject } from '../../area/project/project-scene.ts';
import { cardQuery } from '../cards.queries.ts';
import { cardsText } from '../cards-text.ts';
import { CardHistory } from './card-history.tsx';

/** Who created it and when, and when it was changed. */
const Made = ({ card }: { readonly card: CardRow }) => {
  const text = cardsText.useText();
  const { board, people } = useProject();
  const { data } = useQuery(cardQuery(board.project.id, card));
  if (!data) return null;
  const who = people.find(({ id }) => id === data.created_by);
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-3 text-sm">
      <dt className="text-soft">{text.createdBy}</dt>
      <dd>
        <PersonName name={who?.name ?? text.somebody} isActive={who?.isActive ?? true} />,{' '}
        {formatMoment(data.created_at)}
      </dd>
      <dt className="text-soft">{text.updatedAt}</dt>
      <dd>{formatMoment(data.updated_at)}</dd>
    </dl>
  );
};

/** Milestone Details: a card's origin, and who changed what. Mere readers of a public project see no history. */
export const CardDetails = ({ card }: { readonly card: CardRow }) => {
  const text = cardsText.useText();
  const { board } = useProject();
  const [isOpen, setIsOpen] = useState(false);
  if (board.role === 'reader') return null;
  return (
    <>
      <Button variant="ghost" size="sm" icon={<History aria-hidden="true" size={15} />} onClick={() => setIsOpen(true)}>
        {text.history}
      </Button>
      {isOpen && (
        <Dialog
          isOpen
          isWide
          onOpenChange={() => setIsOpen(false)}
          title={text.details}
          description={card.title}
          closeLabel={text.close}
        >
          <div className="mt-4 flex flex-col items-start gap-4">
            <Made card={card} />
            <CardHistory card={card} />
          </div>
        </Dialog>
      )}
    </>
  );
};
