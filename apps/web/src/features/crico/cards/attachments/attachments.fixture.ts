import type { AttachmentRow } from '@nivel/contracts/projects/attachment-shape';
import type { ProjectRole } from '@nivel/contracts/projects/memberships';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Doors } from '../../../../testing/fake-site.ts';
import { aWholeCard, cardId } from '../../area/project/board.fixtures.ts';
import { card, door, openBoard, project } from '../../board/board-site.ts';

export const idOf = (n: number): string => `0190a000-0000-7000-8000-00000000a00${n}`;
export const beto = '0190a000-0000-7000-8000-00000000b001';
export const aFile = (n: number, values: Partial<AttachmentRow> = {}): AttachmentRow => ({
  id: idOf(n),
  name: `plano ${n}.pdf`,
  bytes: 2_621_440,
  preview: null,
  added_by: beto,
  added_at: '2026-11-01T10:00:00.000Z',
  ...values,
});
export const signDoor = (bucket: string) => `POST /storage/v1/object/sign/${bucket}`;
const signed = (body: unknown) => ({
  body: (body as { paths: string[] }).paths.map((path) => ({ path, signedURL: `/object/sign/x/${path}?token=t` })),
});

export const fileDoor = `HEAD /storage/v1/object/sign/x/${project}/${cardId(1)}/${idOf(1)}/plano%201.pdf`;

/** The first card is open, with the files that the service has of it. */
export const openFiles = async (
  begun: readonly AttachmentRow[] = [],
  doors: Doors = {},
  role: ProjectRole = 'member',
) => {
  const files = [...begun];
  const people = [{ user_id: beto, full_name: 'Beto Ruiz' }];
  const app = await openBoard(
    {
      [door('read_card')]: () => ({ body: aWholeCard() }),
      [door('list_attachments')]: () => ({ body: { attachments: [...files], people, most_bytes: 26_214_400 } }),
      [signDoor('attachment-pictures')]: signed,
      [signDoor('attachment-documents')]: signed,
      [signDoor('attachments')]: signed,
      [fileDoor]: () => ({}),
      ...doors,
    },
    { role },
  );
  await userEvent.click(card('Tarea 1'));
  const section = await screen.findByRole('region', { name: /^Archivos/ });
  return { ...app, files, section };
};
