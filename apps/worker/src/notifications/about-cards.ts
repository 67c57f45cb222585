import type { CardNotice } from '@nivel/contracts/projects/card-notice';
import type { NoticeAbout } from '../digests/notice-about.ts';

/** A card as sentences name it. */
export const named = ({
  card: { reference, title },
}: Pick<CardNotice, 'card'>): { readonly es: string; readonly en: string } => ({
  es: `${reference} «${title}»`,
  en: `${reference} “${title}”`,
});

export const aboutCards = ({
  projectId,
  card,
  count,
}: Pick<CardNotice, 'projectId' | 'card' | 'count'>): NoticeAbout => ({
  projectId,
  cardId: count > 1 ? null : card.id,
  commentId: null,
});

/** For the tests. */
export const exampleNotice = (userId: string): CardNotice => ({
  userId,
  projectId: '01890a5d-ac96-774b-bcce-b302099a8058',
  projectName: 'Sitio nuevo',
  by: { userId: '01890a5d-ac96-774b-bcce-b302099a8059', fullName: 'Ana Sol' },
  card: { id: '01890a5d-ac96-774b-bcce-b302099a8060', reference: 'SITE-12', title: 'Página de inicio' },
  count: 1,
});
