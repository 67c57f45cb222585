import { describe, expect, it } from '@jest/globals';
import { axeFindings } from '@nivel/ui/axe-findings';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aCard, aField, aList, aPage, fieldId } from '../../area/project/board.fixtures.ts';
import { door, live, openBoard, project } from '../board-site.ts';

const choices = [1, 2].map((nth) => ({ id: fieldId(70 + nth), name: `E${nth}` }));
const fields = [
  aField(1, { name: 'Importe', kind: 'money', currency: 'MXN' }),
  aField(2, { name: 'Etapa', kind: 'choice', choices }),
  aField(3, { name: 'Entrega', kind: 'day' }),
];
const cards = [
  aCard(1, { fields: { [fieldId(1)]: 125_050, [fieldId(2)]: fieldId(72), [fieldId(3)]: '2001-01-01' } }),
  aCard(2, { fields: { [fieldId(1)]: 5_000 } }),
  aCard(3, { fields: { [fieldId(2)]: fieldId(71), [fieldId(3)]: '2999-01-01' } }),
];
const open = async (group = '') => {
  const app = await openBoard({
    [door('read_board')]: () => ({ body: aPage([aList(1), aList(2)], cards, { fields }) }),
  });
  await app.navigate(`/crico/dashboard?project=${project}&view=table${group && `&group=${group}`}`);
  await screen.findByRole('grid');
  return app;
};
const heads = () =>
  screen.getAllByRole('gridcell').flatMap(({ textContent }) => (/tarjetas?$/.test(textContent) ? [textContent] : []));
const arrange = () => screen.getByRole('combobox', { name: /^Agrupar/ });
const arrangeBy = async (name: string) => {
  await userEvent.click(arrange());
  await userEvent.click(await screen.findByRole('option', { name }));
};
const groupGone = () => screen.queryByText(/El campo por el que se agrupaban las tarjetas ya no está/);

describe('the groups of a table', () => {
  it('are of any field of the project, in the address and kept, and axe finds nothing', async () => {
    const { container, location, lastRequest } = await open();
    await arrangeBy('Etapa');
    expect(heads()).toEqual(['E1: 1 tarjeta', 'E2: 1 tarjeta', 'Sin Etapa: 1 tarjeta']);
    expect(location().href).toContain(`group=field.${fieldId(2)}`);
    const choices = expect.objectContaining({ group: `field.${fieldId(2)}` });
    await lastRequest('save_view_choices', expect.objectContaining({ choices }));
    await arrangeBy('Importe');
    expect(heads()).toEqual(['$50.00: 1 tarjeta', '$1,250.50: 1 tarjeta', 'Sin Importe: 1 tarjeta']);
    await arrangeBy('Entrega');
    expect(heads()).toEqual(['1 ene 2001: 1 tarjeta', '1 ene 2999: 1 tarjeta', 'Sin Entrega: 1 tarjeta']);
    expect(await axeFindings(container)).toEqual([]);
  });

  it('of a deleted field disappear with a message, until they are removed', async () => {
    const { container, location } = await open(`field.${fieldId(2)}`);
    expect(arrange().textContent).toBe('Etapa');
    expect(groupGone()).toBeNull();
    live(8, [{ of: 'field', id: fieldId(2), set: null }]);
    await waitFor(() => expect(groupGone()).toBeTruthy());
    expect(heads()).toEqual([]);
    expect(screen.getAllByRole('rowheader')).toHaveLength(3);
    expect(await axeFindings(container)).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Quitar la agrupación' }));
    await waitFor(() => expect(groupGone()).toBeNull());
    expect(location().href).not.toContain('group=');
  });
});
