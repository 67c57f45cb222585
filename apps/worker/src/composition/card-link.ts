import type { CardNotice } from '@nivel/contracts/projects/card-notice';

/** The link of a notice of cards: the card, or the project where there are several. */
export const cardLink = ({ projectId, card, count }: Pick<CardNotice, 'projectId' | 'card' | 'count'>): string =>
  count > 1
    ? `/crico?project=${projectId}`
    : `/crico?${new URLSearchParams({ project: projectId, card: card.reference }).toString()}`;
