import { randomUUID } from 'node:crypto';
import { linkIn, emailTo } from '../stack/mailbox.ts';
import { dataOf, type PublicClient } from './client.ts';
import { firstAdmin } from './first-admin.ts';
import { aLearner, type Learner } from './learner.ts';

/** Two people of one organization: its owner, who founded it, and another administrator of it. */
export interface Team {
  readonly owner: Learner;
  readonly colleague: Learner;
  readonly organizationId: string;
}

const rpc = async (client: PublicClient, name: string, input: object): Promise<{ [field: string]: unknown }> =>
  dataOf(await client.rpc(name, input)) as { [field: string]: unknown };

/** Follows the link of the invite that a person received. */
export const joinWith = async ({ email, client }: Learner): Promise<void> => {
  const link = linkIn(await emailTo(email, /te invit/i));
  const token = new URLSearchParams(new URL(link).hash.slice(1)).get('invite');
  await rpc(client, 'accept_crico_invite', { token });
};

/** A person whom the first administrator has added to Crico. */
const aFounder = async (): Promise<Learner> => {
  const [admin, founder] = await Promise.all([firstAdmin(), aLearner({ firstName: 'Lupita', lastName: 'Soto' })]);
  await rpc(admin.client, 'invite_crico_user', { email: founder.email, role: 'admin' });
  await joinWith(founder);
  return founder;
};

/** Journeys of other files found organizations at the same time, and should not see these. */
let founder: Promise<Learner> | undefined;

/** A person founds an organization, and invites another by e-mail, as people do it. */
export const aTeam = async (name = `Taller ${randomUUID().slice(0, 8)}`): Promise<Team> => {
  const [owner, colleague] = await Promise.all([
    (founder ??= aFounder()),
    aLearner({ firstName: 'Beto', lastName: 'Ruiz' }),
  ]);
  const { id } = dataOf(await owner.client.functions.invoke<{ id: string }>('organizations', { body: { name } }));
  const body = { orgId: id, email: colleague.email, role: 'admin' };
  dataOf(await owner.client.functions.invoke('organization-invites', { body }));
  await joinWith(colleague);
  return { owner, colleague, organizationId: id };
};

/** A project of an organization, with the lists of kanban. */
export const aProjectOf = async ({ owner, organizationId }: Team, name: string): Promise<string> => {
  const input = { name_param: name, organization_id_param: organizationId };
  return String((await rpc(owner.client, 'create_crico_project', input))['project_id']);
};

/** An outside person, who was invited to a project as its guest. */
export const aGuest = async ({ owner }: Team, project_id: string): Promise<Learner> => {
  const guest = await aLearner({ firstName: 'Carla', lastName: 'Luz' });
  const invite = { inviting_user_id: owner.id, email: guest.email, role: 'guest', project_id };
  dataOf(await owner.client.rpc('invite_user_to_project', invite));
  await joinWith(guest);
  return guest;
};

/** A card in the first list of a project. */
export const aCardOf = async ({ owner }: Team, project_id: string, title: string) => {
  const { lists } = (await rpc(owner.client, 'read_board', { project_id })) as { lists: { id: string }[] };
  const card_id = randomUUID();
  const card = { project_id, command_id: randomUUID(), card_id, list_id: lists[0]?.id, title };
  await rpc(owner.client, 'create_card', card);
  return { project_id, card_id };
};
