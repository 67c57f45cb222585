import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openChart } from '../gantt.fixture.ts';

const year = new Date().getFullYear();
const file = (name: string, ...lines: readonly string[]) =>
  new File([lines.join('\r\n')], name, { type: 'text/calendar' });
const event = (...lines: readonly string[]) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT'];
const aCalendar = file(
  'feriados.ics',
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  ...event('UID:1', `DTSTART;VALUE=DATE:${year}0101`, 'SUMMARY:Nombre del archivo'),
  ...event('UID:2', `DTSTART;VALUE=DATE:${year}0704`, 'SUMMARY:Aniversario'),
  ...event('UID:3', `DTSTART;VALUE=DATE:${year}0705`),
  ...event('UID:4', `DTSTART:${year}0706T100000Z`, 'SUMMARY:Junta'),
  'END:VCALENDAR',
);

const openCalendar = async () => {
  const app = await openChart({ role: 'lead' });
  await userEvent.click(screen.getByRole('button', { name: 'Días laborables' }));
  return { ...app, dialog: await screen.findByRole('dialog', { name: 'Calendario del proyecto' }) };
};

describe('holidays of a file', () => {
  it('are added to those that are there, and saved with the calendar', async () => {
    const { request, dialog } = await openCalendar();
    await userEvent.selectOptions(within(dialog).getByRole('combobox', { name: 'Año' }), String(year));
    await userEvent.click(within(dialog).getByRole('button', { name: /^Agregar los oficiales de México/ }));
    await userEvent.upload(within(dialog).getByLabelText('Agregar los de un archivo .ics'), aCalendar);
    expect(
      await within(dialog).findByText(/^Se agregaron 2 días; se guardan con el calendario\. 1 evento no se tomó/),
    ).toBeTruthy();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Guardar' }));
    const { body } = await request('update_project');
    const { set } = body as { set: { calendar: { holidays: { day: string; name: string }[] } } };
    const named = Object.fromEntries(set.calendar.holidays.map(({ day, name }) => [day, name]));
    expect(named).toMatchObject({
      [`${year}-01-01`]: 'Año Nuevo',
      [`${year}-07-04`]: 'Aniversario',
      [`${year}-07-05`]: 'Día festivo',
    });
    expect(named).not.toHaveProperty(`${year}-07-06`);
  });

  it('are not read from a file of another kind, which changes nothing', async () => {
    const { dialog } = await openCalendar();
    await userEvent.upload(within(dialog).getByLabelText('Agregar los de un archivo .ics'), file('notas.ics', 'Hola'));
    expect(await within(dialog).findByText('El archivo no es un calendario (.ics). Elige otro.')).toBeTruthy();
    expect(within(dialog).getByText('Ninguno todavía.')).toBeTruthy();
  });
});
