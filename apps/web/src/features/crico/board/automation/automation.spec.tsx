import { describe, expect, it } from '@jest/globals';
import type { ProjectRole } from '@nivel/contracts/projects/memberships';
import type { RuleRow } from '@nivel/contracts/projects/automation/automation-rule';
import type { AutomationRun } from '@nivel/contracts/projects/automation/list-automation-runs.operation';
import { axeFindings } from '@nivel/ui/axe-findings';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refusal } from '../../area/crico-site.ts';
import { aDelta, aList, cardId } from '../../area/project/board.fixtures.ts';
import type { Doors } from '../../../../testing/fake-site.ts';
import { door, openBoard, project } from '../board-site.ts';
import { aRule, aRun, ruleId, someSettings } from './automation.fixtures.ts';

interface Site {
  readonly rules?: RuleRow[];
  readonly runs?: readonly AutomationRun[];
  readonly role?: ProjectRole;
  readonly doors?: Doors;
}

/** The automation of a board, whose rules the service keeps. */
const opened = async ({ rules = [], runs = [], role = 'lead', doors = {} }: Site = {}) => {
  const deleted: RuleRow[] = [];
  const ofRule = (body: unknown) => (body as { rule_id: string }).rule_id;
  const put = (id: string, rule: RuleRow[]) =>
    rules.splice(0, rules.length, ...rules.filter((one) => one.id !== id), ...rule);
  return openBoard(
    {
      [door('list_automation_rules')]: () => ({ body: { rules: [...rules] } }),
      [door('save_automation_rule')]: (body) => {
        const { project_id: _, rule_id: id, ...rest } = body as Record<string, unknown>;
        const saved = { ...aRule(9), ...rest, id } as RuleRow;
        put(saved.id, [saved]);
        return { body: saved };
      },
      [door('activate_automation_rule')]: (body) => {
        const { is_active } = body as { is_active: boolean };
        put(
          ofRule(body),
          rules.filter(({ id }) => id === ofRule(body)).map((rule) => ({ ...rule, is_active })),
        );
        return { body: { success: true } };
      },
      [door('delete_automation_rule')]: (body) => {
        deleted.push(...rules.filter(({ id }) => id === ofRule(body)));
        put(ofRule(body), []);
        return { body: { success: true } };
      },
      [door('restore_automation_rule')]: (body) => {
        put(
          ofRule(body),
          deleted.filter(({ id }) => id === ofRule(body)),
        );
        return { body: { success: true } };
      },
      [door('list_automation_runs')]: () => ({ body: { runs, has_more: false } }),
      [door('read_automation_settings')]: () => ({ body: someSettings() }),
      [door('list_automation_webhooks')]: () => ({ body: { webhooks: [] } }),
      [door('list_card_templates')]: () => ({ body: { templates: [] } }),
      ...doors,
    },
    { role, search: { view: 'auto' }, lists: [aList(1), aList(2, { status: 'in-progress' }), aList(3)] },
  );
};
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const figure = (name: string) => screen.getByText(name).nextElementSibling?.textContent;
const shownRules = () =>
  within(screen.getByRole('list', { name: 'Reglas' }))
    .getAllByRole('heading')
    .map((one) => one.textContent);

describe('the automation of a project', () => {
  it('is empty at first, and recommends what its board can do; axe finds nothing', async () => {
    const { container } = await opened();
    expect(await screen.findByText('No hay flujos automatizados')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Flujos automatizados' })).toBeTruthy();
    expect(button('Configurar: Avisar de lo bloqueado')).toBeTruthy();
    // No list of the board is a review.
    expect(screen.queryByRole('button', { name: 'Configurar: Pasos de la revisión' })).toBeNull();
    expect(screen.queryByRole('combobox', { name: 'Filtrar tarjetas' })).toBeNull();
    expect(await axeFindings(container)).toEqual([]);
  });

  it('adds up its rules and shows how pressing each is', async () => {
    await opened({
      rules: [
        aRule(1, {
          priority: 10,
          executions_count: 3,
          success_rate: 100,
          last_executed_at: '2026-11-02T10:00:00.000Z',
        }),
        aRule(2, { priority: 8, executions_count: 1, success_rate: 0, is_active: false, stopped_by: 'no-rights' }),
        aRule(3, { priority: 4 }),
      ],
    });
    await screen.findByText('Prioridad 10');
    expect(['Reglas activas', 'Ejecuciones', 'Éxito', 'Prioridad alta'].map(figure)).toEqual(['2', '4', '75%', '1']);
    const band = (name: string) => screen.getByText(name).getAttribute('data-band');
    expect(['Prioridad 10', 'Prioridad 8', 'Prioridad 4'].map(band)).toEqual(['high', 'medium', 'low']);
    expect(screen.getByText(/su dueño ya no tiene permiso en el proyecto/)).toBeTruthy();
    expect(screen.getAllByText('Cuando se crea una tarjeta, entonces pone Prioridad: Alta.')).toHaveLength(3);
  });

  it('pauses, activates, deletes and brings back a rule', async () => {
    await opened({ rules: [aRule(1)] });
    await userEvent.click(await screen.findByRole('button', { name: 'Pausar: Regla 1' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Activar: Regla 1' }));
    await screen.findByRole('button', { name: 'Pausar: Regla 1' });
    await userEvent.click(button('Eliminar: Regla 1'));
    await screen.findByText('No hay flujos automatizados');
    await userEvent.click(button('Deshacer'));
    await waitFor(() => expect(shownRules()).toEqual(['Regla 1']));
  });

  it('fills the form from a recipe, reads it back as a sentence, and saves what it says', async () => {
    const { lastRequest } = await opened();
    await userEvent.click(await screen.findByRole('button', { name: /Configurar: Empezar/ }));
    const form = await screen.findByRole('dialog', { name: 'Nueva regla' });
    expect(
      within(form).getByText(/^Cuando una tarjeta se le da a alguien, si Estado: .*, entonces pone Estado: /),
    ).toBeTruthy();
    expect(await axeFindings(document.body)).toEqual([]);
    await userEvent.click(within(form).getByRole('button', { name: 'Agregar acción' }));
    const second = within(within(form).getByRole('group', { name: 'Acción 2' }));
    await userEvent.click(second.getByRole('combobox', { name: /^Qué se hace/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Agregar a la lista de pasos' }));
    await userEvent.click(within(form).getByRole('button', { name: 'Guardar regla' }));
    expect(second.getByText('Completa la acción.')).toBeTruthy();
    await userEvent.type(second.getByRole('textbox', { name: 'Paso' }), 'Leer el encargo');
    await userEvent.click(within(form).getByRole('button', { name: 'Guardar regla' }));
    await lastRequest('save_automation_rule', {
      ...{ project_id: project, rule_id: expect.any(String), name: 'Empezar lo que ya tiene responsable' },
      description: expect.any(String),
      ...{
        trigger: { kind: 'card-assigned', assignee: null },
        conditions: 'status:todo',
        priority: 5,
        is_active: true,
      },
      actions: [
        { kind: 'set-field', field: 'status', value: 'in-progress' },
        { kind: 'add-item', text: 'Leer el encargo' },
      ],
    });
    await waitFor(() => expect(shownRules()).toEqual(['Empezar lo que ya tiene responsable']));
  });

  it('shows the errors of a form, and the refusals of the service', async () => {
    const doors = { [door('save_automation_rule')]: () => refusal(409, 'too_many_rules') };
    await opened({ doors });
    await userEvent.click(await screen.findByRole('button', { name: 'Crear regla' }));
    const form = within(await screen.findByRole('dialog', { name: 'Nueva regla' }));
    await userEvent.type(form.getByRole('textbox', { name: /^Si/ }), 'nada:x');
    await userEvent.click(form.getByRole('button', { name: 'Guardar regla' }));
    expect(form.getByText('Escribe un nombre de hasta 80 letras.')).toBeTruthy();
    expect(form.getByText('Estas condiciones no se entienden.')).toBeTruthy();
    await userEvent.clear(form.getByRole('textbox', { name: /^Si/ }));
    await userEvent.type(form.getByRole('textbox', { name: 'Nombre de la regla' }), 'Otra');
    await userEvent.click(form.getByRole('button', { name: 'Guardar regla' }));
    expect(await form.findByText('Un proyecto tiene como máximo 50 reglas activas y 200 en total.')).toBeTruthy();
  });

  it('shows what a run would change before it runs', async () => {
    const [run] = [aRun(1)];
    const { asked, lastRequest } = await opened({
      rules: [aRule(1)],
      doors: {
        [door('preview_automation_rule')]: () => ({
          body: {
            matched: 1,
            changed: 1,
            cards: run?.cards ?? [],
            comments: 1,
            notices: 0,
            created: 0,
            emails: 0,
            webhooks: 0,
          },
        }),
        [door('run_automation_rule')]: () => ({ body: aDelta(8, []) }),
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Ejecutar ahora: Regla 1' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Ejecutar ahora: Regla 1' }));
    expect(await dialog.findByText(/1 cambiaría · 1 comentario/)).toBeTruthy();
    expect(dialog.getByText('En curso')).toBeTruthy();
    expect(asked('run_automation_rule')).toEqual([]);
    await userEvent.click(dialog.getByRole('combobox', { name: /^Tarjeta/ }));
    await userEvent.click(await screen.findByRole('option', { name: /Tarea 1/ }));
    await lastRequest('preview_automation_rule', { project_id: project, rule_id: ruleId(1), card_id: cardId(1) });
    await userEvent.click(dialog.getByRole('button', { name: 'Ejecutar' }));
    const command_id = expect.any(String);
    await lastRequest('run_automation_rule', {
      project_id: project,
      command_id,
      rule_id: ruleId(1),
      card_id: cardId(1),
    });
    expect(await screen.findByText('«Regla 1» corrió y nada cambió')).toBeTruthy();
  });

  it('keeps what its rules did: why, on what, and what came of it; axe finds nothing', async () => {
    const refused = aRun(2, { result: 'refused', error: 'list_full', cards: [], cause: null, began: 'hand' });
    await opened({ rules: [aRule(1)], runs: [aRun(1, { depth: 2 }), refused] });
    await userEvent.click(await screen.findByRole('button', { name: 'Historial: Regla 1' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Historial: Regla 1' }));
    expect(await dialog.findByText(/^Causa: se movieron tarjetas .*regla 2 de la cadena/)).toBeTruthy();
    expect(dialog.getByText(/Lo que se vio: Prioridad: Baja/, { selector: 'li:first-child p' })).toBeTruthy();
    expect(dialog.getByText('Por hacer')).toBeTruthy();
    expect(dialog.getByText('Rechazada')).toBeTruthy();
    expect(await axeFindings(document.body)).toEqual([]);
  });

  it('is for members to read, and for leads to change', async () => {
    await opened({ rules: [aRule(1)], role: 'member' });
    await screen.findByText('Regla 1');
    expect(screen.queryByRole('button', { name: /Pausar|Crear regla|Eliminar|Configurar/ })).toBeNull();
    expect(button('Historial: Regla 1')).toBeTruthy();
  });

  it('is not offered to guests, nor asked for', async () => {
    const { asked } = await opened({ role: 'guest' });
    expect(await screen.findByText('Las reglas las ven los miembros del proyecto.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Automatización' })).toBeNull();
    expect(asked('list_automation_rules')).toEqual([]);
  });
});
