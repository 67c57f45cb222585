import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { requestTo } from '../../../../testing/fake-site.ts';
import { doors, draft, moduleId, open, partId, revision } from './curriculum.fixture.ts';
import { newContentOf } from './new-content.ts';

const removedId = '01a1f978-0000-7000-8000-000000000004';
const goneId = '01a1f978-0000-7000-8000-000000000005';
const [firstLevel, firstModule] = draft.things;
if (!firstLevel || !firstModule) throw new Error('the draft has a level and a module');
const saved = { body: { revision: 'f'.repeat(16), state: 'changed' } };
const save = async () => userEvent.click(screen.getByRole('button', { name: 'Guardar borrador' }));

describe('the structure of the curriculum', () => {
  it('lets a module no longer require one that is removed or gone', async () => {
    const removed = { ...firstModule, id: removedId, title: 'Se va', state: 'removed' as const };
    const content = { id: moduleId, title: 'Qué es la IA', levelId: 'X100', prerequisites: [removedId, goneId] };
    const { visits } = await open(
      {
        [doors.draft]: () => ({ body: { ...draft, things: [...draft.things, removed] } }),
        [doors.thing]: () => ({ body: { kind: 'module', id: moduleId, content, revision, state: 'same' } }),
        [doors.save]: () => saved,
      },
      `?thing=${moduleId}`,
    );
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Se va' }));
    await userEvent.click(screen.getByRole('checkbox', { name: goneId }));
    await save();
    expect((await requestTo(visits, doors.save)).body).toMatchObject({ content: { prerequisites: [] } });
  });

  it('lists what is in something that is gone', async () => {
    const things = draft.things.map((thing) => (thing.id === partId ? { ...thing, parent_id: goneId } : thing));
    await open({ [doors.draft]: () => ({ body: { ...draft, things } }) });
    expect(await screen.findByRole('heading', { name: 'Sin lugar en el plan' })).toBeTruthy();
    expect(screen.getByRole('link', { name: /^Leer/ })).toBeTruthy();
  });

  it('names the file of a part by the beginning of a long title', async () => {
    const { visits } = await open({ [doors.save]: () => saved }, `?new=part&in=${moduleId}`);
    await userEvent.click(await screen.findByRole('button', { name: 'texto' }));
    await userEvent.click(await screen.findByRole('textbox', { name: 'Título' }));
    await userEvent.paste(`${'a'.repeat(79)} ${'b'.repeat(30)}`);
    await save();
    expect((await requestTo(visits, doors.save)).body).toMatchObject({ content: { slug: 'a'.repeat(79) } });
  });

  it('gives a new level an id that none of them has, whatever their order is', () => {
    const levels = [firstLevel, { ...firstLevel, id: 'X300', position: 2 }];
    const made = newContentOf({ kind: 'level', parentId: null, partType: 'text' }, levels);
    expect(made).toMatchObject({ id: 'X400', order: 3 });
  });
});
