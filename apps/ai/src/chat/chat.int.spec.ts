import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { chat } from '@nivel/contracts/ai/chat.operation';
import { LONGEST_CHAT_MESSAGE } from '@nivel/contracts/ai/chat-values';
import type { Person } from '@nivel/testing/caller';
import { ServiceUnderTest } from '@nivel/testing/service-under-test';
import { startService } from '@nivel/testing/start-service';
import { TestClock } from '@nivel/testing/test-clock';
import { service } from '../../service.ts';
import { aiEnvironment } from '../../test/ai-environment.ts';
import { ChatOwner, type ShownProject } from '../../test/chat-owner.ts';
import { aDoneRow, ana, aRow, aShownProject, beto } from '../../test/shown-project.ts';
import { aCard, someWork, TODAY } from '../../test/some-work.ts';
import { hostileTexts } from './hostile-texts.fixture.ts';

const clock = new TestClock(Date.parse(`${TODAY}T18:00:00Z`));
let ai: ServiceUnderTest;
let owner: ChatOwner;
let me: Person;
beforeAll(async () => {
  const env = { ...aiEnvironment, FORECAST_RUNS: '200' };
  ai = new ServiceUnderTest(await startService(service, { env, world: { clock } }));
  owner = await ChatOwner.start(ai.stack.natsUrl);
  me = await ai.person();
});
afterAll(async () => {
  await owner.stop();
  await ai.stop();
});

const say = async (message: string, project: Partial<ShownProject> = {}) => {
  const shown = aShownProject(me.userId, project);
  owner.show(shown);
  return me.ask(chat, { message, context: { project_id: shown.project.id, today: TODAY, language: 'es' } });
};
const referencesIn = ({ cards }: Awaited<ReturnType<typeof say>>) => cards.map(({ reference }) => reference);

describe('questions', () => {
  const cards = [
    aRow(1, { due_on: '2026-11-20' }),
    aRow(2, { due_on: TODAY, assignee: beto }),
    aRow(3, { blocked_reason: 'Falta tela' }),
    aDoneRow(4, { due_on: '2026-11-20' }),
  ];

  it('cite the open cards that they are about, with the caller as themselves', async () => {
    const overdue = await say('¿Qué tarjetas están vencidas?', { cards });
    expect(referencesIn(overdue)).toEqual(['SITE-1']);
    expect(overdue).toMatchObject({
      topic: 'list',
      total: 1,
      proposal: null,
      engine: 'rules',
      model: null,
      language: 'es',
    });
    expect(overdue.response).toBe('Hay 1 tarjeta vencida.');
    expect(referencesIn(await say('which cards are blocked?', { cards }))).toEqual(['SITE-3']);
    expect(referencesIn(await say('¿qué vence hoy?', { cards }))).toEqual(['SITE-2']);
    const mine = await say('mis tarjetas', { cards: [...cards, aRow(5, { assignee: me.userId })] });
    expect(referencesIn(mine)).toEqual(['SITE-5']);
    expect((await say('my cards', { cards })).response).toBe('No open cards are assigned to you.');
  });

  it('name ten cards, and say how many there are', async () => {
    const many = Array.from({ length: 14 }, (_, at) => aRow(at + 1, { due_on: '2026-11-01' }));
    const answer = await say('tarjetas vencidas', { cards: many });
    expect([answer.cards.length, answer.total]).toEqual([10, 14]);
    expect(answer.response).toContain('hay 4 más');
  });

  it('say how the project is, who has too much, and when it is likely to be complete', async () => {
    const people = [beto, ana];
    const mostOfBeto = [1, 1, 1, 1, 1, 2].map((of) => aCard({ assignee: of - 1, due: '2026-11-20' }));
    const work = someWork({ cards: mostOfBeto, people, finished_by: [0, 10] });
    expect((await say('¿Cómo va el proyecto?', { work })).response).toMatch(/^El proyecto lleva 94 %: 89 de 95/);
    const loads = await say('¿Quién está sobrecargado?', { work });
    expect(loads.response).toContain('Con demasiada carga: Beto Díaz.');
    expect(loads.response).toContain('Ana López: 1 (1 con fecha vencida)');
    expect((await say('when will we finish?', { work })).response).toMatch(/^At the current pace/);
  });

  it('are refused where projects refuses, to nobody, and where nothing or too much is said', async () => {
    owner.show(null);
    const context = { project_id: ana };
    expect((await me.refusal(chat, { message: 'mis tarjetas', context })).code).toBe('forbidden');
    expect((await ai.nobody.refusal(chat, { message: 'hola' })).code).toBe('unauthenticated');
    expect((await me.refusal(chat, { message: ' \n ' })).code).toBe('invalid_input');
    expect((await me.refusal(chat, { message: 'a'.repeat(LONGEST_CHAT_MESSAGE + 1) })).code).toBe('invalid_input');
  });
});

describe('new cards', () => {
  it('are proposed with their days, their list and their assignee', async () => {
    const answer = await say('Crea una tarjeta para Beto: preparar la demo para mañana');
    expect(answer.proposal).toMatchObject({
      kind: 'cards',
      create: [
        {
          ...{ title: 'Preparar la demo', due_on: '2026-11-26', priority: 'medium' },
          ...{ list: { name: 'Por hacer' }, assignee: { id: beto, name: 'Beto Díaz' } },
        },
      ],
      update: [],
    });
    const three = await say('Create three cards: sweep, mop and dust', { cards: [] });
    expect(three).toMatchObject({ language: 'en', proposal: { create: [{}, {}, {}] } });
  });

  it('are asked about in whole sentences where a name means several people or no list', async () => {
    const several = await say('Crea una tarjeta para Ana: llamar al banco mañana');
    expect(several).toMatchObject({
      proposal: null,
      suggestions: [
        'Crea una tarjeta para Ana López: llamar al banco mañana',
        'Crea una tarjeta para Ana Ruiz: llamar al banco mañana',
      ],
    });
    expect((await say(several.suggestions[0] ?? '')).proposal).toMatchObject({
      create: [{ title: 'Llamar al banco', assignee: { id: ana } }],
    });
    const elsewhere = await say('Crea una tarjeta «Medir» en la lista Ideas');
    expect(elsewhere.suggestions).toContain('Crea una tarjeta «Medir» en la lista En curso');
  });

  it('are found in a text of several things to do, unless that is switched off', async () => {
    const message =
      'Hay que pintar la barda y después necesitamos comprar las sillas.\nTambién hay que rentar el salón.';
    const { proposal } = await say(message);
    const titles = proposal?.kind === 'cards' ? proposal.create.map(({ title }) => title) : [];
    expect(titles).toEqual(expect.arrayContaining(['Pintar la barda', 'Rentar el salón']));
    const plain = await me.ask(chat, { message, smartMode: false });
    expect(plain).toMatchObject({ topic: 'unknown', proposal: null });
  });

  it('are not proposed to who may only read', async () => {
    const answer = await say('Crea una tarjeta: Comprar pan', { role: 'guest' });
    expect(answer).toMatchObject({
      proposal: null,
      response: 'En este proyecto puedes leer, pero no cambiar tarjetas.',
    });
    expect((await say('Mueve SITE-1 a Hecho', { role: 'reader', cards: [aRow(1)] })).proposal).toBeNull();
  });
});

describe('changes', () => {
  const cards = [aRow(1, { title: 'Comprar pan', assignee: ana }), aRow(2, { title: 'Comprar panela' }), aDoneRow(3)];

  it('are proposed as the difference that they make', async () => {
    expect((await say('Mueve SITE-1 y SITE-2 a Hecho', { cards })).proposal).toMatchObject({
      create: [],
      update: [1, 2].map((number) => ({
        reference: `SITE-${number}`,
        list: { from: 'Por hacer', to: { name: 'Hecho' } },
        assignee: null,
      })),
    });
    expect((await say('asigna «comprar pan» a Beto', { cards })).proposal).toMatchObject({
      update: [{ title: 'Comprar pan', list: null, assignee: { from: 'Ana López', to: { id: beto } } }],
    });
    expect((await say('asígname SITE-2', { cards })).proposal).toMatchObject({
      update: [{ assignee: { from: null, to: { id: me.userId } } }],
    });
    expect((await say('unassign SITE-1', { cards })).proposal).toMatchObject({ update: [{ assignee: { to: null } }] });
    expect((await say('Mueve SITE-3 a Hecho', { cards })).response).toBe('Ya está así; no hay nada que cambiar.');
  });

  it('are asked about where several cards are meant, and say what is not there', async () => {
    const several = await say('Mueve Comprar a Hecho', { cards });
    expect(several).toMatchObject({ proposal: null, suggestions: ['Mueve SITE-1 a Hecho', 'Mueve SITE-2 a Hecho'] });
    expect((await say('Mueve SITE-99 a Hecho', { cards })).response).toContain('SITE-99');
    expect((await say('Mueve OTRO-1 a Hecho', { cards })).response).toContain('OTRO-1');
    const nowhere = await say('Mueve SITE-1 a la lista Ideas', { cards });
    expect(nowhere.suggestions).toEqual(expect.arrayContaining(['Mueve SITE-1 a la lista Hecho']));
    expect((await say('asigna SITE-1 a Zoe', { cards })).response).toContain('Zoe');
  });

  it('are asked about by their list where the verb alone means one that is not there', async () => {
    const { lists } = aShownProject(me.userId);
    const open = lists.filter(({ status }) => status !== 'done');
    const closed = await say('Cierra la tarjeta «Comprar pan»', { cards, lists: open });
    expect(closed).toMatchObject({ topic: 'move', response: 'No encontré una lista para eso. Elige una de estas:' });
    expect(closed.suggestions).toEqual(['Mueve «Comprar pan» a Por hacer', 'Mueve «Comprar pan» a En curso']);
    expect((await say(closed.suggestions[1] ?? '', { cards, lists: open })).proposal).toMatchObject({
      update: [{ reference: 'SITE-1', list: { to: { name: 'En curso' } } }],
    });
    expect((await say('close the card SITE-1', { cards, lists: open })).suggestions[0]).toBe(
      'Move SITE-1 to Por hacer',
    );
    const twice = [...open, { ...aShownProject(me.userId).lists[0], id: ana }] as ShownProject['lists'];
    expect((await say('Mueve SITE-1 a la lista Ideas', { cards, lists: twice })).suggestions).toHaveLength(2);
  });

  it('find the card of exactly that title among many that contain it, and numbers after a word with an accent', async () => {
    const many = Array.from({ length: 9 }, (_, at) => aRow(at + 10, { title: `Comprar pan ${at}` }));
    const found = await say('Mueve Comprar pan a Hecho', { cards: [...many, ...cards] });
    expect(found.proposal).toMatchObject({ update: [{ reference: 'SITE-1' }] });
    const both = await say('Mueve las tarjetas número 1 y número 2 a Hecho', { cards });
    expect(both.proposal).toMatchObject({ update: [{ reference: 'SITE-1' }, { reference: 'SITE-2' }] });
  });

  it('of more cards than may be changed at once are refused before these are looked for', async () => {
    const numbers = Array.from({ length: 60 }, (_, at) => `SITE-${at + 1}`).join(', ');
    const answer = await say(`Mueve ${numbers} a Hecho`, { cards });
    expect(answer).toMatchObject({ response: 'Puedo cambiar hasta 20 tarjetas a la vez.', proposal: null });
    expect(owner.asked).not.toContain('projects.find-cards');
  });
});

describe('without a project', () => {
  it('a new one is proposed by its name, and what is of a project is sent there', async () => {
    owner.show(null);
    const ask = (message: string) => me.ask(chat, { message });
    expect((await ask('Crea un proyecto llamado Feria')).proposal).toEqual({ kind: 'project', name: 'Feria' });
    expect((await ask('Crea un proyecto llamado F')).response).toBe(
      'El nombre de un proyecto tiene de 3 a 50 caracteres.',
    );
    expect((await ask('mis tarjetas')).response).toContain('Abre uno');
    expect(await ask('xyzzy')).toMatchObject({ topic: 'unknown', suggestions: [{}, {}].map(() => expect.any(String)) });
    expect(owner.asked).toEqual([]);
  });
});

describe('texts of others that give orders', () => {
  const questions = ['tarjetas vencidas', '¿Cómo va el proyecto?', 'mis tarjetas', '¿Quién está sobrecargado?', 'hola'];
  const reads = [
    'projects.find-cards',
    'projects.list-project-people',
    'projects.read-board',
    'projects.read-work-history',
  ];
  const secret = 'solo-del-equipo-4711';

  it.each(hostileTexts)('are shown, and never obeyed: %s', async (text) => {
    const cards = [
      aRow(1, {
        title: text.slice(0, 200),
        due_on: '2026-11-01',
        assignee: me.userId,
        blocked_reason: secret,
        tags: [secret],
      }),
    ];
    for (const question of questions) {
      const answer = await say(question, { cards });
      expect(answer.proposal).toBeNull();
      expect(JSON.stringify(answer)).not.toContain(secret);
      expect(owner.asked.every((name) => reads.includes(name))).toBe(true);
    }
    const said = await say(text, { cards });
    expect(JSON.stringify(said)).not.toContain(secret);
    expect(owner.asked.every((name) => reads.includes(name))).toBe(true);
  });
});
