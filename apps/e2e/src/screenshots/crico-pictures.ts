import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { dataOf } from '../learners/client.ts';
import { aProjectOf, aTeam, type Team } from '../learners/crico-people.ts';
import { boardPage } from '../pages/board-page.ts';
import type { Device } from '../stage/device.ts';
import { desk, keep, phone, type Open } from './picture.ts';

interface Task {
  readonly title: string;
  readonly priority?: 'low' | 'high' | 'critical';
  /** Days from today. */
  readonly due?: number;
  readonly isOurs?: boolean;
}

/** The work of a small workshop, by the lists of its board. */
const WORK: Readonly<Record<string, readonly Task[]>> = {
  'To Do': [
    { title: 'Pedir muestras de algodón a tres proveedores', priority: 'high', due: 2, isOurs: true },
    { title: 'Cotizar etiquetas tejidas', due: 9 },
    { title: 'Escribir la guía de tallas', priority: 'low' },
    { title: 'Revisar el costo del envío a Mérida', due: 12, isOurs: true },
  ],
  'In Progress': [
    { title: 'Patrón de la bolsa grande', priority: 'critical', due: 0, isOurs: true },
    { title: 'Fotos del catálogo de invierno', priority: 'high', due: 4 },
    { title: 'Probar tintes sin plomo', due: 6, isOurs: true },
  ],
  Review: [
    { title: 'Texto de la página de inicio', due: 1, isOurs: true },
    { title: 'Contrato con la tienda de Oaxaca', priority: 'high', due: 3 },
  ],
  Done: [
    { title: 'Elegir el nombre de la colección', isOurs: true },
    { title: 'Registrar la marca', priority: 'high' },
  ],
};

const dayIn = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

const fill = async ({ owner, colleague }: Team, project_id: string): Promise<void> => {
  const { lists } = dataOf(await owner.client.rpc('read_board', { project_id })) as {
    lists: { id: string; name: string }[];
  };
  for (const { id: list_id, name } of lists)
    for (const { title, priority = 'medium', due, isOurs = false } of WORK[name] ?? [])
      dataOf(
        await owner.client.rpc('create_card', {
          project_id,
          list_id,
          command_id: randomUUID(),
          card_id: randomUUID(),
          title,
          priority,
          assignee: isOurs ? owner.id : colleague.id,
          due_on: due === undefined ? null : dayIn(due),
        }),
      );
};

const enter = async ({ page }: Device, { owner: { email, password } }: Team, path: string): Promise<void> => {
  await page.goto(`/crico/login?redirect=${encodeURIComponent(path)}`);
  await page.getByRole('textbox', { name: 'Correo electrónico' }).fill(email);
  await page.getByLabel('Contraseña', { exact: true }).fill(password);
  await page.getByLabel('Contraseña', { exact: true }).press('Enter');
};

const ready = async (page: Page): Promise<void> => {
  await boardPage(page).live.waitFor();
  await page.waitForLoadState('networkidle');
};

/** The workspace of a small workshop: its board on a desk by day and night, as a table, and on a phone. */
export const takeCrico = async (open: Open): Promise<void> => {
  const team = await aTeam('Taller Algodón');
  const project = await aProjectOf(team, 'Colección de invierno');
  await fill(team, project);
  const path = `/crico/dashboard?organization=${team.organizationId}&project=${project}`;
  const day = await open(desk);
  await enter(day, team, path);
  await ready(day.page);
  await keep(day.page, 'crico-board');
  const night = await open({ ...desk, isDark: true });
  await enter(night, team, path);
  await ready(night.page);
  await keep(night.page, 'crico-board-dark');
  const small = await open(phone);
  await enter(small, team, path);
  await ready(small.page);
  await keep(small.page, 'phone-crico-board');
};
