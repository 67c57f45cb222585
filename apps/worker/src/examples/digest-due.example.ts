import type { PayloadOf } from '@nivel/contracts/kernel/fact';
import type { digestDue } from '@nivel/contracts/worker/digest-due.fact';

const projectId = '01890a5d-ac96-774b-bcce-b302099a8058';
const cardId = '01890a5d-ac96-774b-bcce-b302099a8060';

export const exampleOfDigest = (userId: string): PayloadOf<typeof digestDue> => ({
  userId,
  day: '2026-12-04',
  lines: [
    {
      text: {
        'es-MX': 'Ana Sol movió SITE-12 «Página de inicio»',
        en: 'Ana Sol moved SITE-12 “Página de inicio”',
      },
      projectId,
      cardId,
      commentId: null,
    },
    {
      text: {
        'es-MX': 'Ana Sol te asignó SITE-12 «Página de inicio»',
        en: 'Ana Sol assigned you SITE-12 “Página de inicio”',
      },
      projectId,
      cardId,
      commentId: null,
    },
    {
      text: {
        'es-MX': 'Beto Ruiz te mencionó en SITE-14 «Tienda»',
        en: 'Beto Ruiz mentioned you on SITE-14 “Tienda”',
      },
      projectId,
      cardId: '01890a5d-ac96-774b-bcce-b302099a8062',
      commentId: '01890a5d-ac96-774b-bcce-b302099a8061',
    },
  ],
  more: 0,
});
