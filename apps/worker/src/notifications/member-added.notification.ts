import { memberAdded } from '@nivel/contracts/projects/member-added.fact';
import { memberships } from '../kinds/memberships.kind.ts';
import { notification } from './notification.ts';

export const memberAddedNotification = notification({
  fact: memberAdded,
  kind: memberships,
  to: ({ userId }) => userId,
  text: ({ by, place: { kind, name } }) =>
    kind === 'project'
      ? { 'es-MX': `${by.fullName} te sumó al proyecto ${name}`, en: `${by.fullName} added you to the project ${name}` }
      : {
          'es-MX': `${by.fullName} te sumó a la organización ${name}`,
          en: `${by.fullName} added you to the organization ${name}`,
        },
  link: ({ place: { kind, id } }) => `/crico?${kind}=${id}`,
  example: (userId) => ({
    userId,
    place: { kind: 'project' as const, id: '01890a5d-ac96-774b-bcce-b302099a8058', name: 'Sitio nuevo' },
    by: { userId: '01890a5d-ac96-774b-bcce-b302099a8059', fullName: 'Ana Sol' },
  }),
});
