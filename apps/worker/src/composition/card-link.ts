import type { CardNotice } from '@nivel/contracts/projects/card-notice';

/** Where a notice of cards leads: to the card, or to the project where there are several. */
export const cardLink = ({ projectId, card, count }: Pick<CardNotice, 'projectId' | 'card' | 'count'>): string =>
  count > 1
    ? `/crico?project=${projectId}`
    : `/crico?${new URLSearchParams({ project: projectId, card: card.reference }).toString()}`;
