import { describe, expect, it } from '@jest/globals';
import { axeFindings } from '@nivel/ui/axe-findings';
import type { TeamMember } from '@nivel/contracts/projects/team-shape';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ProjectRole } from '@nivel/contracts/projects/memberships';
import { lastRequestTo, type Doors } from '../../../../testing/fake-site.ts';
import { renderApp } from '../../../../testing/render-app.tsx';
import { aMember, anOrganization, aProject, dashboardOf, me, placeOf } from '../../area/crico.fixtures.ts';
import { cricoSite, dashboardDoor, invitesDoor, refusal } from '../../area/crico-site.ts';
import type { ListedOrganization } from '../../area/data/crico.queries.ts';
import { openCricoDialog } from '../../area/dialogs/crico-dialogs.store.ts';

const door = (name: string) => `POST /rest/v1/rpc/${name}`;
const { id: projectId } = aProject(1);
const done = { success: true, error: null };
const inTeam = (number: number, values: Partial<TeamMember> = {}): TeamMember => {
  const { user_id, user_info } = aMember(number);
  return { user_id, user_info, role: 'member', team_role: 'member', ...values };
};
const myself = inTeam(9, { user_id: me, role: 'director', team_role: 'director' });

const open = async (
  team: readonly TeamMember[],
  doors: Doors = {},
  role: ProjectRole = 'director',
  organizations: readonly ListedOrganization[] = [],
) => {
  const answers = {
    [dashboardDoor]: () => ({ body: dashboardOf([aProject(1, { user_role: role })]) }),
    [door('get_project_team_members')]: () => ({ body: { team_members: team } }),
    [door('manage_crico_project_team')]: () => ({ body: done }),
    [invitesDoor]: () => ({ body: [] }),
    ...doors,
  };
  const visits = cricoSite(answers, { organizations });
  await renderApp('/crico/dashboard');
  await screen.findByRole('link', { name: /Proyecto 1/ });
  act(() => openCricoDialog('team', projectId));
  const dialog = within(await screen.findByRole('dialog', { name: 'Equipo de Proyecto 1' }));
  await dialog.findByRole('list', { name: 'Personas del equipo' });
  const asked = (name: string) => visits.filter((visit) => visit.door === door(name)).map(({ body }) => body);
  const askedOf = (at: string) => visits.filter((visit) => visit.door === at).map(({ body }) => body);
  return { dialog, asked, askedOf, visits };
};

describe('the team of a project', () => {
  it('shows everybody once with all of their roles, and no controls to who may not manage it', async () => {
    const admin = inTeam(2, { role: 'director, admin', team_role: null });
    const { dialog } = await open([inTeam(1), admin], {}, 'lead');
    const rows = dialog.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(rows[0]).toContain('Miembro');
    expect(rows[1]).toContain('DirectorAdministrador');
    expect(rows[1]).toContain('por su organización');
    expect(dialog.queryByRole('textbox')).toBeNull();
    expect(dialog.queryByRole('button', { name: /Quitar/ })).toBeNull();
    expect(await axeFindings(document.body)).toEqual([]);
  });

  it('adds a person at once, or sends an invite, and shows which', async () => {
    let added: string | null = inTeam(2).user_id;
    const { dialog, asked } = await open([myself, inTeam(2)], {
      [door('invite_user_to_project')]: () => ({ body: { ...done, user_id: added, invite: null } }),
    });
    await userEvent.click(dialog.getByRole('button', { name: 'Agregar' }));
    expect(dialog.getByText('El correo electrónico es obligatorio')).toBeTruthy();
    const field = dialog.getByRole('textbox', { name: 'Correo electrónico' });
    await userEvent.type(field, 'p2@correo.mx{Enter}');
    expect(await screen.findByText('Persona 2 se agregó al equipo')).toBeTruthy();
    added = null;
    await userEvent.type(field, 'nuevo@correo.mx{Enter}');
    expect(await screen.findByText('Invitación enviada a nuevo@correo.mx')).toBeTruthy();
    expect(asked('invite_user_to_project')).toMatchObject([
      { inviting_user_id: me, email: 'p2@correo.mx', role: 'member', project_id: projectId },
      { email: 'nuevo@correo.mx' },
    ]);
    expect(await axeFindings(document.body)).toEqual([]);
  });

  it('is written to by who leads it: to the chosen people, once, and typed text stays until it is sent', async () => {
    const answers = [
      refusal(429, 'too_many_emails', { remaining: 0, retryAfter: 7_200 }),
      { body: { success: true, remaining: 48 } },
    ];
    const send = 'POST /functions/v1/send-email';
    const { dialog, asked, askedOf } = await open(
      [myself, inTeam(1), inTeam(2)],
      {
        [send]: () => answers.shift() ?? refusal(500, 'internal'),
      },
      'lead',
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Escribir al equipo' }));
    const form = within(dialog.getByRole('form', { name: 'Correo al equipo' }));
    expect(form.queryByRole('checkbox', { name: /Persona 9/ })).toBeNull();
    await userEvent.click(form.getByRole('button', { name: 'Enviar correo' }));
    for (const sentence of ['Elige a quién le escribes', 'Escribe un asunto', 'Escribe un mensaje'])
      expect(form.getByText(sentence)).toBeTruthy();
    expect(await axeFindings(document.body)).toEqual([]);
    await userEvent.click(form.getByRole('checkbox', { name: 'Persona 1' }));
    await userEvent.type(form.getByRole('textbox', { name: 'Asunto' }), 'Entrega');
    await userEvent.type(form.getByRole('textbox', { name: 'Mensaje' }), 'El viernes.');
    await userEvent.click(form.getByRole('button', { name: 'Enviar correo' }));
    expect(await form.findByText(/Puedes enviar otro dentro de 2 horas/)).toBeTruthy();
    expect(form.getByRole<HTMLTextAreaElement>('textbox', { name: 'Mensaje' }).value).toBe('El viernes.');
    await userEvent.click(form.getByRole('button', { name: 'Enviar correo' }));
    expect(await screen.findByText('Correo enviado a 1 persona. Hoy puedes escribir a 48 más.')).toBeTruthy();
    const sent = askedOf(send);
    expect(sent[0]).toMatchObject({ project_id: projectId, to: ['p1@correo.mx'], subject: 'Entrega' });
    expect(sent[1]).toEqual(sent[0]);
    expect(dialog.getByRole('list', { name: 'Personas del equipo' })).toBeTruthy();
    expect(asked('manage_crico_project_team')).toEqual([]);
  });

  it('is not written to by members', async () => {
    const { dialog } = await open([myself, inTeam(1)], {}, 'member');
    expect(dialog.queryByRole('button', { name: 'Escribir al equipo' })).toBeNull();
  });

  it('takes in people of the organization who are chosen by name', async () => {
    const organization = anOrganization(1);
    const doors = {
      [dashboardDoor]: () => ({
        body: dashboardOf([aProject(1, { user_role: 'director', organization_id: organization.organization_id })]),
      }),
      'GET /functions/v1/organization-members': () => ({ body: { members: [aMember(1), aMember(2)] } }),
    };
    const { dialog, asked } = await open([myself, inTeam(1)], doors, 'director', [organization]);
    const form = within(await dialog.findByRole('form', { name: 'Persona de la organización' }));
    await userEvent.click(form.getByRole('button', { name: 'Persona de la organización Elige a alguien' }));
    expect(form.queryByRole('option', { name: /Persona 1/ })).toBeNull();
    await userEvent.click(await form.findByRole('option', { name: /Persona 2/ }));
    expect(await axeFindings(document.body)).toEqual([]);
    await userEvent.click(form.getByRole('button', { name: 'Sumar al equipo' }));
    expect(await screen.findByText('Persona 2 se agregó al equipo')).toBeTruthy();
    expect(asked('manage_crico_project_team')).toMatchObject([
      { action_param: 'add_member', user_data_param: { user_id: inTeam(2).user_id, role: 'member' } },
    ]);
  });

  it('keeps the address of a person who could not be added, and shows why', async () => {
    const { dialog } = await open([myself], {
      [door('invite_user_to_project')]: () => refusal(409, 'already_a_member'),
    });
    const field = dialog.getByRole('textbox', { name: 'Correo electrónico' });
    await userEvent.type(field, 'p2@correo.mx{Enter}');
    expect(await screen.findByText(/No se pudo agregar a la persona/)).toBeTruthy();
    expect(screen.getByText(/Esta persona ya está en el equipo/)).toBeTruthy();
    expect((field as HTMLInputElement).value).toBe('p2@correo.mx');
  });

  it('removes a person after asking', async () => {
    const { dialog, asked } = await open([myself, inTeam(1)]);
    expect(dialog.queryByRole('button', { name: /Quitar a Persona 9/ })).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Quitar a Persona 1 del equipo' }));
    const question = within(await screen.findByRole('dialog', { name: '¿Quitar a Persona 1?' }));
    await userEvent.click(question.getByRole('button', { name: 'Quitar' }));
    expect(await screen.findByText('Persona retirada del equipo')).toBeTruthy();
    expect(asked('manage_crico_project_team')).toMatchObject([
      { action_param: 'remove_member', user_data_param: { user_id: inTeam(1).user_id } },
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog', { name: '¿Quitar a Persona 1?' })).toBeNull());
  });

  it('is left by its only director once the successor is named, in one command', async () => {
    let isRefused = true;
    const places = [placeOf('project', projectId, 'Proyecto 1', [aMember(1)])];
    const { dialog, visits } = await open([myself, inTeam(1)], {
      [door('manage_crico_project_team')]: () =>
        isRefused ? refusal(409, 'last_director', { places }) : { body: done },
    });
    await userEvent.click(dialog.getByRole('button', { name: 'Salir del proyecto' }));
    const question = within(await screen.findByRole('dialog', { name: '¿Salir del proyecto?' }));
    await userEvent.click(question.getByRole('button', { name: 'Salir del proyecto' }));
    await userEvent.click(await question.findByRole('combobox', { name: /Quién dirige Proyecto 1/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Persona 1' }));
    expect(await axeFindings(document.body)).toEqual([]);
    isRefused = false;
    await userEvent.click(question.getByRole('button', { name: 'Salir del proyecto' }));
    expect(await screen.findByText('Saliste del proyecto')).toBeTruthy();
    await lastRequestTo(visits, door('manage_crico_project_team'), {
      project_id_param: projectId,
      action_param: 'remove_member',
      user_data_param: { user_id: me, successor_id: inTeam(1).user_id },
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('gives a person another role, and shows a refusal', async () => {
    const { dialog } = await open([myself, inTeam(1)], {
      [door('manage_crico_project_team')]: () => refusal(409, 'last_director'),
    });
    await userEvent.click(dialog.getByRole('combobox', { name: /Rol de Persona 1/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Líder' }));
    expect(await screen.findByText(/No se pudo administrar a la persona/)).toBeTruthy();
    expect(screen.getByText(/El último director no puede/)).toBeTruthy();
  });
});

describe('Team Management of all projects', () => {
  it('is for managers and admins, and shows who shares which projects', async () => {
    const { team_role: _, ...person } = inTeam(1);
    const projects = [{ project_id: projectId, name: 'Proyecto 1', role: 'lead' }];
    cricoSite(
      { [door('get_user_team_overview')]: () => ({ body: { members: [{ ...person, projects }] } }) },
      { role: 'manager' },
    );
    await renderApp('/crico/dashboard');
    await userEvent.click(await screen.findByRole('button', { name: /^Cuenta de/ }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Administrar equipos' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Equipo' }));
    expect(await dialog.findByText('Proyecto 1 (Líder)')).toBeTruthy();
    await userEvent.type(dialog.getByRole('searchbox'), 'zzz');
    expect(dialog.getByText('No se encontró a nadie')).toBeTruthy();
    expect(await axeFindings(document.body)).toEqual([]);
  });
});
