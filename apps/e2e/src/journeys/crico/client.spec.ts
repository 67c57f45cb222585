import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { dataOf, type PublicClient } from '../../learners/client.ts';
import { aProjectOf, aTeam, type Team } from '../../learners/crico-people.ts';
import { aLearner } from '../../learners/learner.ts';
import { emailsTo, emailTo } from '../../stack/mailbox.ts';

type Row = Readonly<Record<string, unknown>>;

/** The documented calls of Crico by `@supabase/supabase-js` as it comes from the registry. */
describe('the unmodified public client in Crico', () => {
  let team: Team;
  let client: PublicClient;
  let project_id: string;
  const rpc = async (name: string, input: object): Promise<Row> => dataOf(await client.rpc(name, input)) as Row;
  const milestones = async (): Promise<Row[]> =>
    dataOf(await client.from('milestones').select('*').eq('project_id', project_id).order('created_at')) as Row[];
  beforeAll(async () => {
    team = await aTeam();
    client = team.owner.client;
    project_id = await aProjectOf(team, 'Sitio del cliente');
  });

  it('makes, changes, reads and deletes milestones by the procedures', async () => {
    const input = { project_id_param: project_id, priority_param: 'urgent', due_date_param: '2026-12-24' };
    const made = await rpc('create_crico_milestone', { ...input, assignee_param: team.colleague.email });
    expect(made).toMatchObject({ success: true, error: null });
    const milestone_id_param = String(made['milestone_id']);
    const named = { name: 'Untitled Milestone', status: 'red', priority: 'critical', deadline: '2026-12-24' };
    const listed = await rpc('get_crico_project_milestones', { project_id_param: project_id });
    expect(listed).toMatchObject([{ id: milestone_id_param, ...named, assigned_to: team.colleague.id }]);
    const updates_param = { title: 'Maqueta', status: 'green' };
    expect(await rpc('update_crico_milestone', { milestone_id_param, updates_param })).toMatchObject({
      success: true,
      error: null,
      milestone: { id: milestone_id_param, name: 'Maqueta', status: 'green', progress_percentage: 100 },
    });
    const one = client.from('crico_milestones').select('*').eq('id', milestone_id_param);
    expect(dataOf(await one.single<Row>())).toMatchObject({ id: milestone_id_param, name: 'Maqueta' });
    const history = client.from('milestone_history').select('*', { count: 'exact', head: true });
    expect((await history.eq('milestone_id', milestone_id_param)).count).toBe(2);
    const dependencies = client.from('milestone_dependencies').select('*', { count: 'exact', head: true });
    expect((await dependencies.eq('milestone_id', milestone_id_param)).count).toBe(0);
    expect(await rpc('delete_milestone_safely', { milestone_id_param })).toEqual({
      success: true,
      error: null,
      message: 'Milestone deleted successfully',
    });
    const gone = await client.from('crico_milestones').select('*').eq('id', milestone_id_param).single();
    expect(gone).toMatchObject({ data: null, status: 406, error: { code: 'PGRST116' } });
  });

  it('counts comments and files of a milestone, and signs, opens and downloads its files', async () => {
    const made = await rpc('create_crico_milestone', { project_id_param: project_id, title_param: 'Con archivos' });
    const milestone_id = String(made['milestone_id']);
    const countOf = async (table: string): Promise<number | null> => {
      const counted = client.from(table).select('*', { count: 'exact', head: true });
      return (await counted.eq('milestone_id', milestone_id)).count;
    };
    expect([await countOf('milestone_comments'), await countOf('milestone_attachments')]).toEqual([0, 0]);
    const said = client.from('milestone_comments').insert({ milestone_id, content: 'Va el plano' }).select();
    expect(dataOf(await said.single<Row>())).toMatchObject({ content: 'Va el plano' });
    const files = client.storage.from('attachments');
    const path = `${project_id}/${milestone_id}/${randomUUID()}/plano ñ.txt`;
    expect((await files.upload(path, new Blob(['plano'], { type: 'text/plain' }))).error).toBeNull();
    expect([await countOf('milestone_comments'), await countOf('milestone_attachments')]).toEqual([1, 1]);
    const rows = await client.from('milestone_attachments').select('*').eq('milestone_id', milestone_id);
    expect(rows.data).toMatchObject([{ file_name: 'plano ñ.txt', file_size: 5, user_id: team.owner.id }]);
    const signed = dataOf(await files.createSignedUrl(path, 60));
    expect(await (await fetch(signed.signedUrl)).text()).toBe('plano');
    const missing = path.replace('plano', 'otro');
    const several = dataOf(await files.createSignedUrls([path, missing], 60));
    expect(several.map((one) => [one.path, one.error === null])).toEqual([
      [path, true],
      [missing, false],
    ]);
    expect(await (await fetch(several[0]?.signedUrl ?? '')).text()).toBe('plano');
    expect(await dataOf(await files.download(path)).text()).toBe('plano');
    expect((await files.download(missing)).error).not.toBeNull();
    const stranger = await aLearner();
    const foreign = stranger.client.storage.from('attachments');
    expect([(await foreign.createSignedUrl(path, 60)).error, (await foreign.download(path)).error]).not.toContain(null);
    await rpc('delete_milestone_safely', { milestone_id_param: milestone_id });
  });

  it('writes milestones by the table, as by the procedures', async () => {
    const row = { project_id, name: 'Por la tabla', status: 'yellow', priority: 'high' };
    const made = dataOf(await client.from('milestones').insert(row).select().single<Row>());
    expect(made).toMatchObject({ name: 'Por la tabla', status: 'yellow', priority: 'high' });
    const id = String(made['id']);
    const changed = client.from('milestones').update({ status: 'green' }).eq('id', id).select();
    expect(dataOf(await changed.single<Row>())).toMatchObject({ id, status: 'green' });
    expect((await milestones()).map((one) => one['id'])).toContain(id);
    expect((await client.from('milestones').delete().eq('id', id)).error).toBeNull();
    expect(await milestones()).toEqual([]);
  });

  it('makes, changes, reads and removes lists', async () => {
    const made = await rpc('create_crico_list', { p_project_id: project_id, p_name: 'Ideas', p_wip_limit: 3 });
    const p_list_id = String(made['list_id']);
    expect(await rpc('update_crico_list', { p_list_id, p_name: 'Más ideas' })).toEqual({ success: true, error: null });
    const { lists } = await rpc('get_crico_lists', { p_project_id: project_id });
    expect((lists as Row[]).at(-1)).toMatchObject({ id: p_list_id, name: 'Más ideas', wip_limit: 3, list_position: 4 });
    expect(await rpc('delete_crico_list', { p_list_id })).toEqual({ success: true, error: null });
  });

  it('writes to members of a project, with the words of its HTML, and to no others', async () => {
    const subject = `Entrega ${project_id.slice(-8)}`;
    const html = '<p>El <b>viernes</b> entregamos</p><script>alert(1)</script>';
    const written = { subject, html, text: '' };
    const sent = await client.functions.invoke<Row>('send-email', { body: { ...written, to: team.colleague.email } });
    expect(dataOf(sent)).toMatchObject({ success: true });
    const mail = await emailTo(team.colleague.email, new RegExp(subject));
    expect(mail.subject).toMatch(/^Mensaje de .+ \(.+\): Entrega/);
    expect(mail.text).toContain('El viernes entregamos');
    expect(mail.html).not.toContain('<script');
    const stranger = await aLearner();
    const refused = await client.functions.invoke('send-email', { body: { ...written, to: stranger.email } });
    expect(refused.error).not.toBeNull();
    const unknown = await client.functions.invoke('send-email', { body: { ...written, to: 'nadie@example.com' } });
    expect(unknown.error).not.toBeNull();
    expect(await emailsTo('nadie@example.com')).toEqual([]);
  });

  it('is refused blank or unknown values, and sees nothing of a project of others', async () => {
    const blank = await client.rpc('create_crico_milestone', { project_id_param: project_id, title_param: '  ' });
    expect(blank.error).not.toBeNull();
    const unknown = await client.rpc('get_crico_lists', { p_project_id: project_id, p_other: 1 });
    expect(unknown.error).not.toBeNull();
    const stranger = await aLearner();
    const refused = await stranger.client.rpc('get_crico_project_milestones', { project_id_param: project_id });
    expect(refused).toMatchObject({ data: null, status: 403 });
    dataOf(await client.from('milestones').insert({ project_id, name: 'Nuestra' }).select());
    const seen = await stranger.client.from('milestones').select('*').eq('project_id', project_id);
    expect(seen.data ?? []).toEqual([]);
  });
});
