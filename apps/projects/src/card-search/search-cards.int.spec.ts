import { beforeAll, describe, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import { deleteAttachment } from '@nivel/contracts/projects/delete-attachment.operation';
import { deleteCards } from '@nivel/contracts/projects/delete-cards.operation';
import { deleteComment } from '@nivel/contracts/projects/delete-comment.operation';
import { editComment } from '@nivel/contracts/projects/edit-comment.operation';
import { findCards } from '@nivel/contracts/projects/filter/find-cards.operation';
import { searchCards } from '@nivel/contracts/projects/filter/search-cards.operation';
import { updateCardText } from '@nivel/contracts/projects/update-card-text.operation';
import { AttachmentActions } from '../../test/attachment-actions.ts';
import { key, type BoardActions, type Place } from '../../test/board-actions.ts';
import { CommentActions } from '../../test/comment-actions.ts';
import { projectsFor } from '../../test/projects-for.ts';
import type { ProjectsUnderTest, Somebody } from '../../test/projects-under-test.ts';

let projects: ProjectsUnderTest;
let board: BoardActions;
let talk: CommentActions;
let files: AttachmentActions;
projectsFor((started, actions) => {
  projects = started;
  board = actions;
  [talk, files] = [new CommentActions(started), new AttachmentActions(started)];
});

let director: Somebody;
let member: Somebody;
let guest: Somebody;
let reader: Somebody;
let place: Place;
beforeAll(async () => {
  director = await projects.aPerson();
  place = await projects.aProject(director);
  await projects.rows(`UPDATE projects SET visibility = 'public' WHERE id = $1`, [place.id]);
  [member, guest] = [await projects.inTeam(place.id, 'member'), await projects.inTeam(place.id, 'guest')];
  reader = await projects.aPerson();
});

const aCard = async (title = 'Una tarea') => {
  const card_id = await board.make(director, place, { title });
  return { project_id: place.id, card_id };
};
const found = async (who: Somebody, search: string, project_id = place.id): Promise<readonly string[]> =>
  (await projects.ask(who.userId, searchCards, { project_id, search })).card_ids;
/** Both ways of asking; they have to agree. */
const seenBy = async (who: Somebody, search: string): Promise<boolean> => {
  const named = await found(who, search);
  const { cards } = await projects.ask(who.userId, findCards, { project_id: place.id, search });
  expect(cards.map(({ id }) => id).toSorted()).toEqual([...named].toSorted());
  return named.length > 0;
};
const whoSees = async (search: string) => {
  const all = { director, member, guest, reader };
  const seen = await Promise.all(Object.values(all).map((who) => seenBy(who, search)));
  return Object.keys(all).filter((_, at) => seen[at]);
};

describe('words', () => {
  it('are found in titles, numbers, long texts and comments, without accents, and together in one place', async () => {
    const at = await aCard('Bordar blusas');
    await projects.ask(director.userId, updateCardText, {
      ...{ ...at, command_id: v7(), field: 'notes', base_version: 0 },
      text: 'Hilo **púrpura** de Oaxaca',
    });
    await talk.add(guest, at, { text: '¿Llegó el listón de Xochimilco?' });
    for (const search of ['bordár BLU', 'purp oaxaca', 'LISTON xochi', 'hilo'])
      expect(await found(member, search)).toEqual([at.card_id]);
    expect(await found(member, 'bordar liston')).toEqual([]);
    expect(await found(member, 'istón')).toEqual([]);
    expect(await found(director, 'xochimilco', (await projects.aProject(director)).id)).toEqual([]);
  });

  it('of comments are found by those who may read them, and by nobody once they are deleted', async () => {
    const at = await aCard();
    const { id: comment_id } = await talk.add(member, at, { text: 'Terciopelo para todos' });
    await talk.add(member, at, { text: 'Organdí en secreto', is_team_only: true });
    expect(await whoSees('terciopelo')).toEqual(['director', 'member', 'guest']);
    expect(await whoSees('organdi')).toEqual(['director', 'member']);
    const said = { project_id: place.id, comment_id };
    await projects.ask(member.userId, editComment, { ...said, base_version: 1, text: 'Gamuza para todos' });
    expect([await whoSees('terciopelo'), await whoSees('gamuza')]).toEqual([[], ['director', 'member', 'guest']]);
    await projects.ask(member.userId, deleteComment, said);
    expect(await whoSees('gamuza')).toEqual([]);
  });

  it('of names of files are found by their parts, not by readers, and not of deleted files', async () => {
    const at = await aCard();
    const attachment_id = await files.aFile(member, at, 'Informe_final-Jalapeño (2).pdf');
    for (const search of ['informe', 'final jalap', 'informe_final-jalapeño', 'jalapeno.pdf'])
      expect(await whoSees(search)).toEqual(['director', 'member', 'guest']);
    await projects.ask(member.userId, deleteAttachment, { project_id: place.id, attachment_id });
    expect(await whoSees('jalapeno')).toEqual([]);
  });

  it('of file names of comments are found by readers of the comment, once it is sent', async () => {
    const at = await aCard();
    const [open_id, team_id] = [v7(), v7()];
    await files.aFile(member, at, 'tafetan.pdf', open_id);
    await files.aFile(member, at, 'crinolina.pdf', team_id);
    expect([await whoSees('tafetan'), await whoSees('crinolina')]).toEqual([[], []]);
    await talk.add(member, at, { comment_id: open_id });
    await talk.add(member, at, { comment_id: team_id, is_team_only: true });
    expect(await whoSees('tafetan')).toEqual(['director', 'member', 'guest']);
    expect(await whoSees('crinolina')).toEqual(['director', 'member']);
    await projects.ask(member.userId, deleteComment, { project_id: place.id, comment_id: open_id });
    expect(await whoSees('tafetan')).toEqual([]);
  });

  it('are not found in cards of the trash, and say nothing to strangers or of nothing', async () => {
    const at = await aCard();
    await talk.add(member, at, { text: 'Muselina' });
    expect(await found(guest, 'muselina')).toEqual([at.card_id]);
    await projects.ask(director.userId, deleteCards, { project_id: place.id, ...key(), card_ids: [at.card_id] });
    expect(await whoSees('muselina')).toEqual([]);
    const closed = await projects.aProject(director);
    const refusal = (who: Somebody, given: object) =>
      projects.refusal(who.userId, searchCards, { project_id: closed.id, search: 'tela', ...given });
    expect(await refusal(reader, {})).toBe('forbidden');
    for (const search of [' ', 'x'.repeat(201)]) expect(await refusal(director, { search })).toBe('invalid_input');
    for (const search of ["' | !zz:* \\", '()', '._-', '%', '::tsquery'])
      expect(await seenBy(director, search)).toBe(false);
  });
});
