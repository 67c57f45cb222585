import { describe, expect, it } from '@jest/globals';
import type { AutomationSettings } from '@nivel/contracts/projects/automation/automation-settings';
import type { AutomationRun } from '@nivel/contracts/projects/automation/list-automation-runs.operation';
import { axeFindings } from '@nivel/ui/axe-findings';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ProjectRole } from '@nivel/contracts/projects/memberships';
import { refusal } from '../../area/crico-site.ts';
import type { Doors } from '../../../../testing/fake-site.ts';
import { door, openBoard, project } from '../board-site.ts';
import { aRule, aRun, someSettings } from './automation.fixtures.ts';
import { isWaiting } from './automation.queries.ts';

const templateId = '0190e000-0000-7000-8000-000000000001';
const webhookId = '0190e000-0000-7000-8000-000000000002';
const aTemplate = {
  ...{ id: templateId, name: 'Boletín', description: '', icon: '', priority: 'medium', status: 'todo' },
  estimated_days: null,
};
const aWebhook = { id: webhookId, name: 'Ventas', host: 'hooks.example.com', created_at: '2026-11-01T10:00:00.000Z' };

interface Site {
  readonly settings?: Partial<AutomationSettings>;
  readonly runs?: readonly AutomationRun[];
  readonly rules?: readonly ReturnType<typeof aRule>[];
  readonly role?: ProjectRole;
  readonly doors?: Doors;
}

const opened = async ({ settings, runs = [], rules = [], role = 'lead', doors = {} }: Site = {}) =>
  openBoard(
    {
      [door('list_automation_rules')]: () => ({ body: { rules } }),
      [door('read_automation_settings')]: () => ({ body: someSettings(settings) }),
      [door('list_automation_webhooks')]: () => ({ body: { webhooks: [aWebhook] } }),
      [door('list_card_templates')]: () => ({ body: { templates: [aTemplate] } }),
      [door('list_automation_runs')]: () => ({ body: { runs, has_more: false } }),
      [door('save_automation_rule')]: () => ({ body: aRule(9) }),
      ...doors,
    },
    { role, search: { view: 'auto' } },
  );
const choose = async (area: Pick<typeof screen, 'getByRole'>, label: RegExp, option: string | RegExp) => {
  await userEvent.click(area.getByRole('combobox', { name: label }));
  await userEvent.click(await screen.findByRole('option', { name: option }));
};

describe('the settings of the automation of a project', () => {
  it('pause everything with one switch, and say who did and what was refused', async () => {
    const { lastRequest } = await opened({
      settings: { is_paused: true, paused_at: '2026-11-02T10:00:00.000Z', refused_runs: 3, waiting: 2 },
      doors: { [door('pause_automation')]: () => ({ body: { success: true } }) },
    });
    expect(await screen.findByText(/Todo está en pausa desde .*Se han rechazado 3 ejecuciones\./)).toBeTruthy();
    expect(screen.getByText('2 avisos esperan el fin de las horas de silencio.')).toBeTruthy();
    await userEvent.click(screen.getByRole('switch', { name: 'Pausar todo' }));
    await lastRequest('pause_automation', { project_id: project, is_paused: false });
    expect(await screen.findByText('La automatización sigue')).toBeTruthy();
  });

  it('take a zone and quiet hours, and keep what was chosen where somebody was quicker; axe finds nothing', async () => {
    const { lastRequest } = await opened({
      doors: { [door('save_automation_settings')]: () => refusal(409, 'automation_settings_changed') },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Ajustes' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Ajustes de la automatización' }));
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Una zona horaria para todo el proyecto' }));
    const zone = dialog.getByRole('combobox', { name: 'Zona horaria' });
    await userEvent.clear(zone);
    await userEvent.type(zone, 'Marte');
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Horas de silencio' }));
    expect(await axeFindings(document.body)).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'Guardar' }));
    expect(dialog.getByText('No hay ninguna zona con ese nombre.')).toBeTruthy();
    await userEvent.clear(zone);
    await userEvent.type(zone, 'America/Tijuana');
    await choose(dialog, /^Desde/, '21:00');
    await userEvent.click(dialog.getByRole('button', { name: 'Guardar' }));
    await lastRequest('save_automation_settings', {
      ...{ project_id: project, time_zone: 'America/Tijuana', quiet_hours: { from: 21, until: 7 }, seen: 0 },
    });
    expect(await dialog.findByText(/Alguien cambió estos ajustes mientras tanto/)).toBeTruthy();
    expect(zone).toHaveProperty('value', 'America/Tijuana');
  });

  it('add a webhook and show its secret once', async () => {
    const secret = 'whsec_c2VjcmV0bw==';
    const { lastRequest } = await opened({
      doors: { [door('add_automation_webhook')]: () => ({ body: { webhook: aWebhook, secret } }) },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Ajustes' }));
    const form = within(await screen.findByRole('form', { name: 'Agregar webhook' }));
    await userEvent.type(form.getByRole('textbox', { name: 'Nombre' }), 'Ventas');
    await userEvent.type(form.getByRole('textbox', { name: 'Dirección' }), 'http://hooks.example.com');
    await userEvent.click(form.getByRole('button', { name: 'Agregar webhook' }));
    expect(form.getByText('Escribe una dirección que empiece con https://.')).toBeTruthy();
    await userEvent.clear(form.getByRole('textbox', { name: 'Dirección' }));
    await userEvent.type(form.getByRole('textbox', { name: 'Dirección' }), 'https://hooks.example.com/x');
    await userEvent.click(form.getByRole('button', { name: 'Agregar webhook' }));
    await lastRequest('add_automation_webhook', {
      ...{ project_id: project, webhook_id: expect.any(String), name: 'Ventas', url: 'https://hooks.example.com/x' },
    });
    expect(await screen.findByText(secret)).toBeTruthy();
    expect(await axeFindings(document.body)).toEqual([]);
  });

  it('are for leads: members only read that everything is paused', async () => {
    await opened({ role: 'member', settings: { is_paused: true, paused_at: '2026-11-02T10:00:00.000Z' } });
    expect(await screen.findByText(/Todo está en pausa/)).toBeTruthy();
    expect(screen.queryByRole('switch')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Ajustes' })).toBeNull();
  });
});

describe('the form of a rule', () => {
  it('takes a time and a card from a template, and reads both back', async () => {
    const { lastRequest } = await opened({ settings: { time_zone: 'America/Mexico_City' } });
    await userEvent.click(await screen.findByRole('button', { name: 'Crear regla' }));
    const form = within(await screen.findByRole('dialog', { name: 'Nueva regla' }));
    await userEvent.type(form.getByRole('textbox', { name: 'Nombre de la regla' }), 'Boletín');
    await choose(form, /^Cuando/, 'Según un horario');
    await choose(form, /^Horario/, 'A las 02:00, sólo el domingo');
    await choose(form, /^Qué se hace/, 'Crear una tarjeta de una plantilla');
    await userEvent.click(form.getByRole('button', { name: 'Guardar regla' }));
    expect(form.getByText('Completa la acción.')).toBeTruthy();
    await choose(form, /^Plantilla/, 'Boletín');
    expect(
      form.getByText(
        'Según el horario «A las 02:00, sólo el domingo (America/Mexico_City)», entonces crea una tarjeta de la plantilla «Boletín».',
      ),
    ).toBeTruthy();
    expect(await axeFindings(document.body)).toEqual([]);
    await userEvent.click(form.getByRole('button', { name: 'Guardar regla' }));
    await lastRequest('save_automation_rule', {
      ...{ project_id: project, rule_id: expect.any(String), name: 'Boletín', description: '', conditions: '' },
      trigger: { kind: 'schedule', time: { cron: '0 2 * * 0', time_zone: 'America/Mexico_City' } },
      actions: [{ kind: 'create-card', template_id: templateId }],
      ...{ priority: 5, is_active: true },
    });
  });

  it('takes the stage of a lead, asks AI for a proposal, and says that a person decides', async () => {
    const { lastRequest } = await opened();
    await userEvent.click(await screen.findByRole('button', { name: 'Crear regla' }));
    const form = within(await screen.findByRole('dialog', { name: 'Nueva regla' }));
    await userEvent.type(form.getByRole('textbox', { name: 'Nombre de la regla' }), 'Ganado');
    expect(form.getByText(/Vacío: todas las tarjetas/)).toBeTruthy();
    await choose(form, /^Cuando/, 'Un prospecto llega a una etapa');
    expect(form.getByText(/Vacío: ninguna tarjeta, solo avisos/)).toBeTruthy();
    await choose(form, /^Etapa/, 'Propuesta');
    await choose(form, /^Qué se hace/, 'Pedir una propuesta a la IA');
    expect(form.getByText(/Nada cambia hasta que alguien la revisa ahí y la aplica/)).toBeTruthy();
    expect(
      form.getByText(
        'Cuando un prospecto de Finanzas llega a la etapa «Propuesta», entonces pide a la IA una propuesta de pasos para la tarjeta.',
      ),
    ).toBeTruthy();
    expect(await axeFindings(document.body)).toEqual([]);
    await userEvent.click(form.getByRole('button', { name: 'Guardar regla' }));
    await lastRequest('save_automation_rule', {
      ...{ project_id: project, rule_id: expect.any(String), name: 'Ganado', description: '', conditions: '' },
      trigger: { kind: 'lead-stage-reached', stage: 'proposal' },
      actions: [{ kind: 'ai-proposal' }],
      ...{ priority: 5, is_active: true },
    });
  });

  it('takes a comment, an e-mail and a webhook', async () => {
    await opened();
    await userEvent.click(await screen.findByRole('button', { name: 'Crear regla' }));
    const form = within(await screen.findByRole('dialog', { name: 'Nueva regla' }));
    await choose(form, /^Cuando/, 'Alguien comenta');
    await userEvent.type(form.getByRole('textbox', { name: 'Dice' }), 'urgente');
    await choose(form, /^Qué se hace/, 'Enviar un correo');
    await userEvent.type(form.getByRole('textbox', { name: 'Asunto' }), 'Corre prisa');
    await userEvent.click(form.getByRole('button', { name: 'Agregar acción' }));
    const second = within(form.getByRole('group', { name: 'Acción 2' }));
    await choose(second, /^Qué se hace/, 'Llamar a un webhook');
    await choose(second, /^Webhook/, 'Ventas');
    await waitFor(() =>
      expect(
        form.getByText(
          'Cuando alguien comenta en una tarjeta que dice «urgente», entonces envía un correo a Líderes del proyecto: «Corre prisa» y llama al webhook «Ventas».',
        ),
      ).toBeTruthy(),
    );
  });
});

it('the history of a rule says what began a run, what waits and what became of its webhooks', async () => {
  const run = aRun(1, {
    ...{ began: 'schedule', cause: null, caused_by: null, created: 1, emails: 2, cards: [] },
    held_until: '2026-11-02T13:00:00.000Z',
    deliveries: [{ webhook: 'Ventas', outcome: 'failed', attempts: 5, status: 503, problem: 'answer' }],
    proposals: [
      { state: 'ready', count: 2, asked_again_at: null },
      { state: 'waiting', count: 1, asked_again_at: '2026-11-02T13:05:00.000Z' },
    ],
  });
  await opened({ rules: [aRule(1)], runs: [run, aRun(2, { result: 'paused', cards: [] })] });
  await userEvent.click(await screen.findByRole('button', { name: 'Historial: Regla 1' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Historial: Regla 1' }));
  expect(await dialog.findByText('Causa: su horario')).toBeTruthy();
  expect(dialog.getByText(/1 tarjeta nueva · 2 correos/)).toBeTruthy();
  expect(dialog.getByText(/Por las horas de silencio/)).toBeTruthy();
  expect(dialog.getByText('Webhook «Ventas»: falló, respondió que no, respuesta 503, 5 intentos')).toBeTruthy();
  expect(
    dialog.getByText(
      /^Propuestas de la IA: 2 por revisar en sus tarjetas, 1 en espera\. La IA no respondió; se le pregunta otra vez:/,
    ),
  ).toBeTruthy();
  expect(dialog.getByText('No corrió: toda la automatización estaba en pausa')).toBeTruthy();
});

it('the history of a rule is read again while a run waits for an answer', () => {
  const proposal = { count: 1, asked_again_at: null };
  expect(isWaiting(aRun(1))).toBe(false);
  expect(isWaiting(aRun(1, { proposals: [{ ...proposal, state: 'ready' }] }))).toBe(false);
  expect(isWaiting(aRun(1, { proposals: [{ ...proposal, state: 'waiting' }] }))).toBe(true);
});
