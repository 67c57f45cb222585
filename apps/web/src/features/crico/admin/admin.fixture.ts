import { screen } from '@testing-library/react';
import type { Doors } from '../../../testing/fake-site.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { aPerson, me } from '../area/crico.fixtures.ts';
import { cricoSite, invitesDoor } from '../area/crico-site.ts';

export const change = 'POST /rest/v1/rpc/change_crico_user';
export const self = aPerson(1, { user_id: me, role: 'admin', full_name: 'Lupita' });
export const unproven = aPerson(2, { email_verified: false });
export const removed = aPerson(3, { is_active: false });
const act = {
  id: '0190a000-0000-7000-8000-000000000901',
  acted_at: '2026-11-01T10:00:00.000Z',
  actor_id: me,
  act: 'person-removed',
  organization_id: null,
  subject_id: removed.user_id,
  details: {},
};
export const placeId = '0190a000-0000-7000-8000-000000000811';
export const project = '0190a000-0000-7000-8000-000000000813';
const gone = '0190a000-0000-7000-8000-000000000812';
const anAct = (number: number, name: string, subject: string, details: object = {}) => ({
  ...act,
  id: `0190a000-0000-7000-8000-00000000082${number}`,
  act: name,
  subject_id: subject,
  organization_id: placeId,
  details,
});
export const anInvite = {
  id: '0190a000-0000-7000-8000-000000000801',
  email: 'nueva@ejemplo.mx',
  role: 'manager',
  organization_role: null,
  project_role: null,
  invited_by: me,
  sent_at: '2019-12-25T00:00:00Z',
  expires_at: '2020-01-01T00:00:00Z',
};

const names = {
  [self.user_id]: 'Lupita',
  [removed.user_id]: 'Persona 3',
  [anInvite.id]: anInvite.email,
  [placeId]: 'Taller',
  [project]: 'Sitio',
};
const acts = [
  act,
  anAct(1, 'invite-sent', anInvite.id),
  anAct(2, 'project-deleted', gone),
  anAct(3, 'project-member-added', removed.user_id, { project }),
  anAct(4, 'project-member-role-changed', self.user_id, { project }),
];

export const searchDoor = 'POST /rest/v1/rpc/search_people';
const foundBy = ({ search }: { readonly search: string }) =>
  [self, unproven, removed].filter(({ full_name: name, email }) => `${name} ${email}`.includes(search.toLowerCase()));

export const open = async (doors: Doors = {}) => {
  const visits = cricoSite(
    {
      [searchDoor]: (body) => ({ body: { people: foundBy(body as { search: string }), next: null } }),
      [invitesDoor]: () => ({ body: [anInvite] }),
      'POST /rest/v1/rpc/list_administrative_acts': () => ({ body: { acts, names, removed: [removed.user_id] } }),
      'POST /rest/v1/rpc/list_mentors': () => ({ body: { mentors: [] } }),
      ...doors,
    },
    { role: 'admin' },
  );
  const app = await renderApp('/crico/admin');
  await screen.findByRole('list', { name: 'Personas' });
  return { ...app, visits };
};
