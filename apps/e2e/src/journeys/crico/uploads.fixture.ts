import { randomUUID } from 'node:crypto';
import { expect } from '@jest/globals';
import { dataOf, tokenOf } from '../../learners/client.ts';
import { aCardOf, aGuest, aProjectOf, aTeam, type Team } from '../../learners/crico-people.ts';
import { aLearner, type Learner } from '../../learners/learner.ts';
import { openFile, sendFile, type Verdict } from '../../operations/send-file.ts';

export const OBJECTS = '/storage/v1/object/';

/** Each states the attempt; its result is expected in it. */
export type Attempt = readonly [string, () => Promise<void>];

/** A card, and its project. */
export interface Place {
  readonly project_id: string;
  readonly card_id: string;
}

interface Site {
  team: Team;
  guest: Learner;
  learner: Learner;
  /** Places in two projects of the same people, each with a card; the guest is in the first. */
  own: Place;
  other: Place;
}

/** The uploader and the destination; set after `openSite`. */
export const site = {} as Site;

export const openSite = async (): Promise<void> => {
  const [team, learner] = await Promise.all([aTeam(), aLearner()]);
  const own = await aCardOf(team, await aProjectOf(team, 'Abrigo gris'), 'Elegir botones');
  const other = await aCardOf(team, await aProjectOf(team, 'Falda azul'), 'Elegir botones');
  const guest = await aGuest(team, own.project_id);
  Object.assign(site, { team, learner, own, other, guest });
};

type Content = Buffer<ArrayBuffer> | string;

/** The address for a new file of a card. @param name encoded */
export const placeFor = (name: string, at = site.own, id: string = randomUUID()): string =>
  `attachments/${at.project_id}/${at.card_id}/${id}/${name}`;

export const attach = async (name: string, body: Content, who = site.team.owner): Promise<Verdict> =>
  sendFile(await tokenOf(who.client), placeFor(name), body);

export const avatar = async (ext: string, body: Content, of = site.team.colleague): Promise<Verdict> =>
  sendFile(await tokenOf(site.team.colleague.client), `avatars/avatar_${of.id}_${Date.now()}.${ext}`, body);

export const files = async (): Promise<{ id: string; name: string; preview: string | null }[]> =>
  (dataOf(await site.team.owner.client.rpc('list_attachments', site.own)) as { attachments: [] }).attachments;

/** An accepted file, as it is served. */
export const given = async (name: string, body: Content) => {
  const token = await tokenOf(site.team.owner.client);
  const path = placeFor(encodeURIComponent(name));
  expect(await sendFile(token, path, body)).toEqual([200, '']);
  return { path, ...(await openFile(`${OBJECTS}${path}`, { authorization: `Bearer ${token}` })) };
};
