import { describe, expect, it } from '@jest/globals';
import { axeFindings } from '@nivel/ui/axe-findings';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refusal } from '../../area/crico-site.ts';
import { aDelta, aWholeCard, cardId } from '../../area/project/board.fixtures.ts';
import { door, live } from '../../board/board-site.ts';
import { dialog, openCard, update } from './card-editor.fixture.ts';

describe('the long texts of a card', () => {
  const description = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Descripción' });
  /** Existing text is shown formatted: its button opens the field. */
  const write = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Escribir Descripción' }));
    return description();
  };
  const written = (text: string, version: number) => ({
    description: { text, version },
    notes: { text: '', version: 0 },
  });

  it('are written from the version that was read', async () => {
    const { request } = await openCard({
      [door('read_card')]: () => ({ body: aWholeCard(written('Hola', 5)) }),
      [door('save_card')]: (body) => ({ body: aDelta(8, [], body as object) }),
    });
    const field = await write();
    expect(field.value).toBe('Hola');
    expect(document.activeElement).toBe(field);
    expect(field.selectionStart).toBe('Hola'.length);
    expect(await axeFindings(await dialog())).toEqual([]);
    await userEvent.type(field, ' tú');
    await userEvent.click(update());
    expect((await request('save_card')).body).toMatchObject({
      texts: { description: { base_version: 5, text: 'Hola tú' } },
    });
    expect(await screen.findByText('¡Tarjeta actualizada!')).toBeTruthy();
  });

  it('are both kept when another person wrote too, and the person chooses', async () => {
    let now = written('Hola', 5);
    const { request } = await openCard({
      [door('read_card')]: () => ({ body: aWholeCard(now) }),
      [door('save_card')]: () => ({
        status: 409,
        body: { code: 'text_conflict', message: 'x', details: { field: 'description', version: 9, text: 'Suyo' } },
      }),
    });
    await userEvent.type(await write(), ' mío');
    now = written('Suyo', 9);
    live(8, [{ of: 'card', id: cardId(1), set: { description_version: 9 } }]);
    const both = await screen.findByRole('region', { name: 'Dos textos de Descripción' });
    expect(within(both).getByText('Suyo')).toBeTruthy();
    expect((await description()).value).toBe('Hola mío');
    expect(await axeFindings(await dialog())).toEqual([]);
    await userEvent.click(update());
    expect(await screen.findByText(/cambió las mismas líneas/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Abrir la tarjeta' }));
    await dialog();
    expect((await description()).value).toBe('Hola mío');
    await userEvent.click(screen.getByRole('button', { name: 'Poner el mío en su lugar' }));
    expect(screen.queryByRole('region', { name: 'Dos textos de Descripción' })).toBeNull();
    await userEvent.click(update());
    expect((await request('save_card', 1)).body).toMatchObject({
      texts: { description: { base_version: 9, text: 'Hola mío' } },
    });
  });

  it('can be theirs', async () => {
    let now = written('Hola', 5);
    await openCard({ [door('read_card')]: () => ({ body: aWholeCard(now) }) });
    await userEvent.type(await write(), ' mío');
    now = written('Suyo', 9);
    live(8, [{ of: 'card', id: cardId(1), set: { description_version: 9 } }]);
    await userEvent.click(await screen.findByRole('button', { name: 'Quedarme con el suyo' }));
    expect((await description()).value).toBe('Suyo');
    expect(update().disabled).toBe(true);
  });

  it('that cannot be read are left out of the fields, and can be requested again', async () => {
    let isThere = false;
    await openCard({
      [door('read_card')]: () => (isThere ? { body: aWholeCard(written('Hola', 5)) } : refusal(500, 'internal')),
    });
    expect(await screen.findByText('No se pudieron cargar los datos de la tarjeta')).toBeTruthy();
    isThere = true;
    await userEvent.click(screen.getByRole('button', { name: /nuevo/ }));
    expect(await screen.findByText('Hola')).toBeTruthy();
  });

  it('are shown formatted, and edited after a click on the words, not on a link', async () => {
    const source = '**Hola** [aquí](https://example.com/a)';
    await openCard({ [door('read_card')]: () => ({ body: aWholeCard(written(source, 5)) }) });
    const link = await screen.findByRole('link', { name: /aquí/ });
    link.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(link);
    expect(screen.queryByRole('textbox', { name: 'Descripción' })).toBeNull();
    expect(await axeFindings(await dialog())).toEqual([]);
    await userEvent.click(screen.getByText('Hola'));
    expect((await description()).value).toBe(source);
    await userEvent.click(screen.getAllByRole('button', { name: 'Vista previa' })[0] as HTMLElement);
    expect(screen.getByText('Hola').tagName).toBe('STRONG');
  });

  it('are written at once where there is none yet', async () => {
    await openCard();
    expect((await description()).value).toBe('');
    expect(screen.queryByRole('button', { name: 'Escribir Descripción' })).toBeNull();
  });

  it('are read-only for a person who may not change them', async () => {
    await openCard({ [door('read_card')]: () => ({ body: aWholeCard(written('**Hola**', 5)) }) }, { role: 'reader' });
    expect((await screen.findByText('Hola')).tagName).toBe('STRONG');
    expect(screen.queryByRole('textbox', { name: 'Descripción' })).toBeNull();
  });
});
