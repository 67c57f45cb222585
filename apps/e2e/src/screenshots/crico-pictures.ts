import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { dataOf } from '../learners/client.ts';
import { aProjectOf, aTeam, type Team } from '../learners/crico-people.ts';
import { boardPage } from '../pages/board-page.ts';
import { enterCrico } from '../pages/enter.ts';
import { desk, keep, phone, type Open } from './picture.ts';

interface Task {
  readonly title: string;
  readonly priority?: 'low' | 'high' | 'critical';
  /** Days from today. */
  readonly due?: number;
  readonly isOurs?: boolean;
  readonly label?: keyof typeof LABELS;
  readonly description?: string;
  readonly checklist?: readonly string[];
}

/** Labels of the project, with their colours. */
const LABELS = { Producción: '#8b5cf6', Ventas: '#10b981', Diseño: '#f97316' } as const;

/** The work of a small workshop, by the lists of its board. */
const WORK: Readonly<Record<string, readonly Task[]>> = {
  'To Do': [
    { title: 'Pedir muestras de algodón', priority: 'high', due: 2, isOurs: true, label: 'Producción' },
    { title: 'Cotizar etiquetas tejidas', due: 9, label: 'Producción' },
    { title: 'Escribir la guía de tallas', priority: 'low' },
    { title: 'Revisar el costo del envío a Mérida', due: 12, isOurs: true },
  ],
  'In Progress': [
    {
      title: 'Patrón de la bolsa grande',
      priority: 'critical',
      due: 0,
      isOurs: true,
      label: 'Diseño',
      description: 'La **bolsa grande** lleva fuelle de 12 cm.\n\n- Asas de 60 cm, dobles\n- Forro de manta cruda',
      checklist: ['Molde en papel', 'Prueba en manta', 'Corte final'],
    },
    { title: 'Fotos del catálogo de invierno', priority: 'high', due: 4, label: 'Ventas' },
    { title: 'Probar tintes sin plomo', due: 6, isOurs: true },
  ],
  Review: [
    { title: 'Texto de la página de inicio', due: 1, isOurs: true },
    { title: 'Contrato con la tienda de Oaxaca', priority: 'high', due: 3, label: 'Ventas' },
  ],
  Done: [
    { title: 'Elegir el nombre de la colección', isOurs: true },
    { title: 'Registrar la marca', priority: 'high' },
  ],
};

const dayIn = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** A card in the form that its command takes. */
const cardOf = (task: Task, labels: ReadonlyMap<string, string>, { owner, colleague }: Team): object => ({
  card_id: randomUUID(),
  title: task.title,
  priority: task.priority ?? 'medium',
  assignee: task.isOurs ? owner.id : colleague.id,
  due_on: task.due === undefined ? null : dayIn(task.due),
  labels: [task.label].flatMap((name) => labels.get(name ?? '') ?? []),
  description: task.description ?? '',
  checklist: (task.checklist ?? []).map((text, index) => ({ id: randomUUID(), text, done: index === 0 })),
});

const fill = async (team: Team, project_id: string): Promise<void> => {
  const { client } = team.owner;
  const command = async (procedure: string, input: object): Promise<void> =>
    void dataOf(await client.rpc(procedure, { project_id, command_id: randomUUID(), ...input }));
  const { lists } = dataOf(await client.rpc('read_board', { project_id })) as { lists: { id: string; name: string }[] };
  const labels = new Map(Object.keys(LABELS).map((name) => [name, randomUUID()]));
  for (const [name, color] of Object.entries(LABELS))
    await command('create_label', { label_id: labels.get(name), name, color });
  for (const { id: list_id, name } of lists)
    for (const task of WORK[name] ?? []) await command('create_card', { list_id, ...cardOf(task, labels, team) });
};

const ready = async (page: Page): Promise<void> => {
  await boardPage(page).live.waitFor();
  await page.waitForLoadState('networkidle');
};

/** The workspace of a small workshop: its board on a desk by day and night, one of its cards, on a phone, and in its other views. */
export const takeCrico = async (open: Open): Promise<void> => {
  const team = await aTeam('Taller Algodón');
  const project = await aProjectOf(team, 'Colección de invierno');
  await fill(team, project);
  const path = `/crico/dashboard?organization=${team.organizationId}&project=${project}`;
  const beside = await open(desk);
  await enterCrico(beside.page, team.colleague, path);
  await ready(beside.page);
  const { page } = await open(desk).then(async (device) => (await enterCrico(device.page, team.owner, path), device));
  await ready(page);
  await boardPage(page).others.waitFor();
  await keep(page, 'crico-board');
  await boardPage(page).card('Patrón de la bolsa grande').click();
  await boardPage(page).editor.waitFor();
  await page.waitForLoadState('networkidle');
  await keep(page, 'crico-card');
  const night = await open({ ...desk, isDark: true });
  await enterCrico(night.page, team.owner, path);
  await ready(night.page);
  await keep(night.page, 'crico-board-dark');
  const small = await open(phone);
  await enterCrico(small.page, team.owner, path);
  await ready(small.page);
  await keep(small.page, 'phone-crico-board');
  // Last: a project opens as the person last saw it, on every device.
  await page.goto(`${path}&view=table`);
  await ready(page);
  await keep(page, 'crico-table');
  for (const view of ['gantt', 'team', 'ai', 'auto']) {
    await page.goto(`${path}&view=${view}`);
    await ready(page);
    await keep(page, `crico-${view}`);
  }
};
