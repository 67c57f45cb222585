import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { PartContent } from '@nivel/contracts/learning/content/part';
import { searchCurriculum } from '@nivel/contracts/learning/search-curriculum.operation';
import type { Person } from '@nivel/testing/caller';
import { aContentTree, aModule, anExercisesPart, aTextPart, aVideoPart, idOf } from '../../test/a-curriculum.ts';
import { BillingService } from '../../test/billing-service.ts';
import { LearningUnderTest } from '../../test/learning-under-test.ts';

const [open, spoken, practice, review] = [50, 51, 52, 53].map((number) => idOf('c', number)) as [
  string,
  string,
  string,
  string,
];
const [sample, paid] = [idOf('c', 54), idOf('c', 55)];
const textOf = (markdown: string) => ({ body: { markdown } }) as Partial<PartContent>;
let learning: LearningUnderTest;
let billing: BillingService;

const aSet = (id: string, order: number, kind?: 'review'): PartContent => {
  const part = anExercisesPart(id, order) as Extract<PartContent, { type: 'exercises' }>;
  const items = part.body.items.map((item) => ({ ...item, prompt: '¿Qué hace un perceptrón?' }));
  return { ...part, body: { ...part.body, items, ...(kind && { kind }) } };
};

beforeAll(async () => {
  learning = await LearningUnderTest.start();
  billing = await BillingService.start(learning);
  const tree = aContentTree();
  const video = aVideoPart(spoken, 2) as Extract<PartContent, { type: 'video' }>;
  const transcript = [
    { start: 0, end: 1, text: 'Hola.' },
    { start: 42.5, end: 44, text: `${'Otra frase. '.repeat(25)}Los árboles de decisión son fáciles de leer.` },
  ];
  const first = aModule(
    5,
    [
      aTextPart(open, 1, textOf('Antes.\n\n## Las funciones de pérdida\n\nUna función mide el error: año con año.')),
      { ...video, body: { ...video.body, transcript } },
      aSet(practice, 3),
      aSet(review, 4, 'review'),
    ],
    { id: idOf('b', 50) },
  );
  const later = aModule(
    2,
    [
      aTextPart(sample, 1, { ...textOf('Una muestra sobre transformadores.'), title: 'Atención' }),
      aTextPart(paid, 2, { ...textOf('Transformadores por dentro.'), title: 'Redes con memoria' }),
    ],
    { id: idOf('b', 51) },
  );
  const levels = tree.levels.map((level) => {
    if (level.id === 'X100') return { ...level, modules: [...level.modules, first] };
    return level.id === 'X200' ? { ...level, modules: [...level.modules, later] } : level;
  });
  await learning.importTree({ ...tree, levels });
});
afterAll(async () => {
  await billing.owner.stop();
  await learning.stop();
});

const find = async (learner: Person, search: string) => (await learner.ask(searchCurriculum, { search })).results;
const where = async (learner: Person, search: string) =>
  (await find(learner, search)).map(({ part_id, places }) => [part_id, places.map(({ anchor }) => anchor)]);

describe('search of the curriculum', () => {
  it('finds words in all their forms, with and without accents and capitals', async () => {
    const learner = await learning.person();
    for (const search of ['función', 'funcion', 'FUNCIONES', 'funciones de perdida', '"función mide"'])
      expect(await where(learner, search)).toEqual([[open, ['las-funciones-de-perdida']]]);
    expect(await where(learner, 'ano')).toEqual([[open, ['las-funciones-de-perdida']]]);
    expect(await where(learner, 'funciones -error')).toEqual([]);
    expect(await where(learner, 'zapato')).toEqual([]);
  });

  it('leads to the section, the second and the question', async () => {
    const learner = await learning.person();
    expect(await where(learner, 'arbol de decision')).toEqual([[spoken, ['42']]]);
    expect(await where(learner, 'perceptron')).toEqual([[practice, ['una', 'cuanto']]]);
    const [found] = await find(learner, 'error');
    expect(found).toMatchObject({ type: 'text', level_id: 'X100', locked_because: null });
    expect(found?.places[0]).toMatchObject({ kind: 'text', heading: 'Las funciones de pérdida' });
    expect(found?.places[0]?.excerpt).toContainEqual({ text: 'error', is_match: true });
  });

  it('shows the title of a locked part, and the reason; nothing of its text finds it', async () => {
    const learner = await learning.person();
    // The sample opens for everybody; the part behind it does not.
    expect(await where(learner, 'transformadores')).toEqual([[sample, [null]]]);
    const locked = await find(learner, 'memoria');
    expect(locked).toMatchObject([{ part_id: paid, title: 'Redes con memoria', places: [] }]);
    expect(locked[0]?.locked_because).toMatchObject({ tier: 'pro' });
    await billing.give(learner.userId, 'pro');
    // The plan alone opens nothing: the level is still to be unlocked.
    expect(await where(learner, 'transformadores')).toEqual([[sample, [null]]]);
  });

  it('reveals no solution and no word of feedback', async () => {
    const learner = await learning.person();
    for (const search of ['Es esa', 'Todavía no', 'review'])
      expect((await find(learner, search)).filter(({ part_id: id }) => [practice, review].includes(id))).toEqual([]);
    expect(JSON.stringify(await find(learner, 'perceptron'))).not.toMatch(/correct|feedback|3\.25/);
  });

  it('takes any text, and nothing where there are no words', async () => {
    const learner = await learning.person();
    for (const search of ['', 'de la y', "'; DROP TABLE x; --", ':*&|!()<->\\', '🙂'])
      expect(await find(learner, search)).toEqual([]);
    expect(await learner.refusal(searchCurriculum, { search: 'a'.repeat(201) })).toMatchObject({
      code: 'invalid_input',
    });
  });

  it('no longer finds what an import removed', async () => {
    const learner = await learning.person();
    expect(await where(learner, 'decisión')).toHaveLength(1);
    await learning.importTree(aContentTree());
    expect(await where(learner, 'decisión')).toEqual([]);
  });
});
