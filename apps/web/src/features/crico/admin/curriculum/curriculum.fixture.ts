import { screen } from '@testing-library/react';
import type { Doors } from '../../../../testing/fake-site.ts';
import { renderApp } from '../../../../testing/render-app.tsx';
import { cricoSite } from '../../area/crico-site.ts';
import type { DraftedCurriculum, OutlinedThing, Thing } from './data/curriculum.queries.ts';

export const doors = {
  draft: 'POST /rest/v1/rpc/read_curriculum_draft',
  thing: 'POST /rest/v1/rpc/read_curriculum_thing',
  save: 'POST /rest/v1/rpc/save_curriculum_thing',
  compare: 'POST /rest/v1/rpc/compare_curriculum_draft',
  compareVersion: 'POST /rest/v1/rpc/compare_curriculum_version',
  publish: 'POST /rest/v1/rpc/publish_curriculum_draft',
  versions: 'POST /rest/v1/rpc/list_curriculum_versions',
  restore: 'POST /rest/v1/rpc/restore_curriculum_version',
  export: 'POST /rest/v1/rpc/export_curriculum',
  import: 'POST /rest/v1/rpc/import_curriculum',
  move: 'POST /rest/v1/rpc/move_curriculum_thing',
  figures: 'POST /rest/v1/rpc/read_part_figures',
  preview: 'POST /rest/v1/rpc/preview_curriculum_part',
  discard: 'POST /rest/v1/rpc/discard_curriculum_draft',
} as const;

export const moduleId = '01a1f978-0000-7000-8000-000000000001';
export const partId = '01a1f978-0000-7000-8000-000000000002';
const otherId = '01a1f978-0000-7000-8000-000000000003';
export const revision = '0123456789abcdef';

const outlined = (kind: OutlinedThing['kind'], id: string, parent: string | null, title: string): OutlinedThing => ({
  ...{ kind, id, parent_id: parent, title, position: 1, is_active: true },
  ...{ part_type: kind === 'part' ? 'text' : null, state: 'same' },
});

export const draft: DraftedCurriculum = {
  version: 3,
  things: [
    outlined('level', 'X100', null, 'Fundamentos'),
    outlined('module', moduleId, 'X100', 'Qué es la IA'),
    { ...outlined('part', partId, moduleId, 'Leer'), is_active: false, state: 'changed' },
    { ...outlined('part', otherId, moduleId, 'Practicar'), position: 2 },
  ],
  problems: [],
};

export const part: Thing = {
  ...{ kind: 'part', id: partId, revision, state: 'changed' },
  content: {
    ...{ id: partId, moduleId, slug: 'leer', type: 'text', title: 'Leer', points: 10, estimatedMinutes: 2, order: 1 },
    ...{ active: false, body: { markdown: 'Hola **mundo**' }, sources: [], objectives: [1, 2] },
  },
};

/** The page of the curriculum of an administrator. */
export const open = async (own: Doors = {}, search = '') => {
  const visits = cricoSite(
    {
      [doors.draft]: () => ({ body: draft }),
      [doors.thing]: () => ({ body: part }),
      [doors.figures]: () => ({ body: { opened: 12, completed: null, first_try_share: 0.5 } }),
      [doors.versions]: () => ({ body: { versions: [] } }),
      ...own,
    },
    { role: 'admin' },
  );
  const app = await renderApp(`/crico/admin/curriculum${search}`);
  await screen.findByRole('heading', { name: 'Plan de estudios', level: 1 });
  return { ...app, visits };
};
