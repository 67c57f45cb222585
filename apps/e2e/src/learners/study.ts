import type { OutputOf } from '@nivel/contracts/kernel/operation';
import type { completePart } from '@nivel/contracts/learning/complete-part.operation';
import type { openPart } from '@nivel/contracts/learning/open-part.operation';
import { eventually } from '../stack/eventually.ts';
import { dataOf, type PublicClient } from './client.ts';
import { rightAnswer, solvedPart } from './solutions.ts';

export type OpenedPart = OutputOf<typeof openPart>;
export type CompletedPart = OutputOf<typeof completePart>;

export interface CurriculumPart {
  readonly id: string;
  readonly module_id: string;
  readonly title: string;
  readonly type: 'video' | 'text' | 'exercises';
  readonly order_index: number;
}

/** The parts of a module in their order, as the documented table lists them. */
export const partsOfModule = async (client: PublicClient, level: string, number: number): Promise<CurriculumPart[]> => {
  const modules = client.from('curriculum_modules').select('id').eq('level_id', level).eq('module_number', number);
  const { id } = dataOf(await modules.single<{ id: string }>());
  const parts = client.from('curriculum_parts').select('*').eq('module_id', id).order('order_index');
  return dataOf(await parts.overrideTypes<CurriculumPart[], { merge: false }>());
};

export const open = async (client: PublicClient, partId: string): Promise<OpenedPart> =>
  dataOf(await client.rpc('open_part', { part_id: partId })) as OpenedPart;

export const complete = async (client: PublicClient, partId: string): Promise<CompletedPart> =>
  dataOf(await client.rpc('complete_part', { part_id: partId })) as CompletedPart;

/** Does what a part asks for, so that it may be completed. */
const work = async (client: PublicClient, { id, content, title }: OpenedPart): Promise<void> => {
  if (content.type === 'video') {
    const watched = { part_id: id, ranges: [[0, content.durationSeconds]], position: content.durationSeconds };
    dataOf(await client.rpc('record_watch', watched));
  } else if (content.type === 'text') {
    dataOf(await client.rpc('record_reading', { part_id: id }));
  } else {
    const { items } = await solvedPart(title);
    const answers = Object.fromEntries(items.map((item) => [item.id, rightAnswer(item)]));
    dataOf(await client.rpc('submit_exercise', { part_id: id, answers }));
  }
};

/** Studies a part over the public doors, in the shortest time the service believes. */
export const study = async (client: PublicClient, partId: string): Promise<CompletedPart> => {
  const part = await open(client, partId);
  await work(client, part);
  return eventually(() => complete(client, partId));
};

/** Studies a whole module; its parts are worked at side by side, as in several tabs. */
export const studyModule = async (client: PublicClient, level: string, number: number): Promise<void> => {
  const parts = await partsOfModule(client, level, number);
  await Promise.all(parts.map(({ id }) => study(client, id)));
};
