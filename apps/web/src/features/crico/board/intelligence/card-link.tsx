import { useEffect, useRef } from 'react';
import { useBoard } from '../board-context.ts';
import { intelligenceText } from './intelligence-text.ts';

/** A card of the project, which opens, and has the focus when it is closed; nothing where it has gone meanwhile. */
export const CardLink = ({ cardId }: { readonly cardId: string }) => {
  const { risks: text } = intelligenceText.useText();
  const { board, open, view } = useBoard();
  const button = useRef<HTMLButtonElement>(null);
  const { asked } = view.focus;
  const isMeant = view.focus.cardId === cardId;
  const seen = useRef(asked);
  useEffect(() => {
    if (isMeant && seen.current !== asked) button.current?.focus();
    seen.current = asked;
  }, [asked, isMeant]);
  const card = board.cards.get(cardId);
  if (!card) return null;
  const reference = `${board.project.key}-${card.number}`;
  return (
    <button
      ref={button}
      type="button"
      aria-label={text.openCard(`${reference} ${card.title}`)}
      onClick={() => open(card)}
      className="min-h-6 text-left font-medium wrap-anywhere hover:underline pointer-coarse:min-h-11"
    >
      <span className="text-sm font-normal text-soft tabular-nums">{reference}</span> {card.title}
    </button>
  );
};
