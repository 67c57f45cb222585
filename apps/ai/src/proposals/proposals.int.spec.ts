import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { breakdownMilestones } from '@nivel/contracts/ai/breakdown-milestones.operation';
import { parseDescription } from '@nivel/contracts/ai/parse-description.operation';
import { proposeCardSteps } from '@nivel/contracts/ai/propose-card-steps.operation';
import { LONGEST_PROPOSAL_TEXT } from '@nivel/contracts/ai/values/proposal-values';
import type { Operation } from '@nivel/contracts/kernel/operation';
import { ServiceUnderTest } from '@nivel/testing/service-under-test';
import { startService } from '@nivel/testing/start-service';
import { TestClock } from '@nivel/testing/test-clock';
import { service } from '../../service.ts';
import { aiEnvironment } from '../../test/ai-environment.ts';

/** A Wednesday. */
const clock = new TestClock(Date.parse('2026-11-25T18:00:00Z'));
let ai: ServiceUnderTest;
beforeAll(async () => {
  ai = new ServiceUnderTest(await startService(service, { env: aiEnvironment, world: { clock } }));
});
afterAll(async () => ai.stop());

it('a description becomes milestones, in its own language, with the words that they rest on', async () => {
  const person = await ai.person();
  const description = 'Hay que diseñar el folleto mañana. Después de diseñar el folleto, hay que imprimir 200 copias.';
  expect(await person.ask(parseDescription, { description })).toEqual({
    ...{ success: true, confidence: 1, language: 'es', engine: 'rules', model: null },
    data: {
      milestones: [
        expect.objectContaining({
          ...{ id: 'm1', title: 'Diseñar el folleto', source: 'Hay que diseñar el folleto mañana.' },
          ...{ due_on: '2026-11-26', reasons: ['stated_day'], depends_on: [], is_critical_path: true },
        }),
        expect.objectContaining({
          ...{ id: 'm2', title: 'Imprimir 200 copias', depends_on: ['m1'], start_on: '2026-11-27' },
          ...{ priority: 'medium', estimated_duration: 5, is_critical_path: true },
        }),
      ],
    },
  });
  const tomorrow = await person.ask(parseDescription, {
    description: 'Please call Eva tomorrow.',
    today: '2026-12-31',
  });
  expect(tomorrow).toMatchObject({ language: 'en', data: { milestones: [{ due_on: '2027-01-01' }] } });
});

it('a text that asks for nothing is no success', async () => {
  const answer = await (await ai.person()).ask(parseDescription, { description: 'El cielo estaba azul.' });
  expect(answer).toMatchObject({ success: false, confidence: 0, data: { milestones: [] } });
});

it('a project becomes the steps of a plan of its kind, as many as its complexity asks for', async () => {
  const person = await ai.person();
  const projectDescription = 'Una conferencia para 200 personas el 26 de febrero de 2027.';
  const counts: number[] = [];
  for (const complexity of ['simple', 'medium', 'complex'] as const) {
    const { data } = await person.ask(breakdownMilestones, { projectDescription, complexity });
    counts.push(data.milestones.length);
    expect(data.milestones.map(({ title }) => title)).toContain('Reservar el lugar');
    expect(data.milestones.every(({ due_on }) => due_on !== null && due_on <= '2027-02-26')).toBe(true);
  }
  expect(counts).toEqual([4, 7, 10]);
  const listed = '- Write the text\n- Draw the pictures\n- Print it';
  const { data } = await person.ask(breakdownMilestones, { projectDescription: listed });
  expect(data.milestones.map(({ title }) => title)).toEqual(['Write the text', 'Draw the pictures', 'Print it']);
});

const both: readonly (readonly [string, Operation, string])[] = [
  [parseDescription.name, parseDescription, 'description'],
  [breakdownMilestones.name, breakdownMilestones, 'projectDescription'],
];
it.each(both)(
  '%s is refused without a token, and without a text or with one that is too long',
  async (_, operation, field) => {
    expect(await ai.nobody.refusal(operation, { [field]: 'Llama a Eva' })).toMatchObject({ code: 'unauthenticated' });
    const person = await ai.person();
    const refused = async (text: string) => (await person.refusal(operation, { [field]: text })).code;
    expect(await refused(' \n ')).toBe('invalid_input');
    expect(await refused('a'.repeat(LONGEST_PROPOSAL_TEXT + 1))).toBe('invalid_input');
  },
);

it('a card becomes the steps that its text asks for, or those of a plan of its kind; no person asks for that', async () => {
  const text = 'Feria.\nHay que rentar el stand. Hay que imprimir el folleto. Hay que avisar a los clientes.';
  const { data } = await ai.nobody.ask(proposeCardSteps, { text, today: '2026-11-25' });
  expect(data.milestones.map(({ title }) => title)).toEqual([
    'Rentar el stand',
    'Imprimir el folleto',
    'Avisar a los clientes',
  ]);
  const kind = await ai.nobody.ask(proposeCardSteps, { text: 'Conferencia de ventas' });
  expect(kind.data.milestones.length).toBeGreaterThan(2);
});
