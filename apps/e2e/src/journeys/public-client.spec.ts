import { describe, expect, it } from '@jest/globals';
import { dataOf, publicClient } from '../learners/client.ts';
import { aLearner, aPerson, confirmSubject, register } from '../learners/learner.ts';
import { complete, open, partsOfModule, study } from '../learners/study.ts';
import { codeIn, emailTo } from '../stack/mailbox.ts';
import { eventually } from '../stack/eventually.ts';

/** `@supabase/supabase-js` as it comes from the registry, against the running product. */
describe('the unmodified public client', () => {
  it('signs up, confirms with the mailed code, and reads its own claims', async () => {
    const person = aPerson({ firstName: 'Noé' });
    const client = await register(person);
    expect((await client.auth.getSession()).data.session).toBeNull();

    const token = codeIn(await emailTo(person.email, confirmSubject));
    const verified = dataOf(await client.auth.verifyOtp({ type: 'signup', email: person.email, token }));
    expect(verified.session?.token_type).toBe('bearer');

    const { user } = dataOf(await client.auth.getUser());
    expect(user).toMatchObject({ email: person.email, role: 'authenticated' });
    // Nothing shows that who proved the address is who signed up: the password and the profile are chosen now.
    expect(user.app_metadata).toMatchObject({ needs_password: true });
    expect(user.user_metadata).not.toHaveProperty('firstName');
    const chosen = dataOf(await client.auth.updateUser({ password: person.password, data: { firstName: 'Noé' } }));
    expect(chosen.user.user_metadata).toMatchObject({ firstName: 'Noé' });
    expect(chosen.user.app_metadata).not.toHaveProperty('needs_password');
    const claims = dataOf(await client.auth.getClaims());
    expect(claims.header.alg).toBe('ES256');
    expect(claims.claims).toMatchObject({ sub: user.id, email: person.email, aal: 'aal1' });
  });

  it('signs in with the password, refreshes, and gets the reason for refusing a wrong one', async () => {
    const { email, password } = await aLearner();
    const client = publicClient();
    const wrong = await client.auth.signInWithPassword({ email, password: 'no-es-esta' });
    expect(wrong.error).toMatchObject({
      status: 400,
      code: 'invalid_credentials',
      message: 'Invalid login credentials',
    });

    const first = dataOf(await client.auth.signInWithPassword({ email, password })).session;
    const { session } = dataOf(await client.auth.refreshSession());
    expect(session?.refresh_token).not.toBe(first.refresh_token);
    expect(session?.user.email).toBe(email);
  });

  it('signs in with a mailed code, and signs an unknown address up by one', async () => {
    const { email, id } = await aLearner();
    const client = publicClient();
    expect((await client.auth.signInWithOtp({ email, options: { shouldCreateUser: false } })).error).toBeNull();
    const token = codeIn(await emailTo(email, /entrar a Nivel/));
    const { user } = dataOf(await client.auth.verifyOtp({ type: 'email', email, token }));
    expect(user?.id).toBe(id);

    const stranger = aPerson();
    expect((await client.auth.signInWithOtp({ email: stranger.email })).error).toBeNull();
    const confirming = codeIn(await emailTo(stranger.email, confirmSubject));
    const made = dataOf(await client.auth.verifyOtp({ type: 'email', email: stranger.email, token: confirming }));
    expect(made.session?.user.email).toBe(stranger.email);

    const nobody = aPerson();
    const silent = await client.auth.signInWithOtp({ email: nobody.email, options: { shouldCreateUser: false } });
    expect(silent.error).toBeNull();
  });

  it('learns: opens a part, completes it once, and sees it in the documented tables', async () => {
    const { client, id } = await aLearner();
    const [video, text] = await partsOfModule(client, 'X100', 1);
    if (!video || !text) throw new Error('X100 has a first module with parts');
    expect((await open(client, text.id)).content.type).toBe('text');

    const done = await study(client, video.id);
    expect(done).toMatchObject({ partId: video.id, levelId: 'X100', points: 20, percentage: 20 });
    expect(await complete(client, video.id)).toEqual(done);

    const progress = await eventually(async () =>
      dataOf(await client.from('user_progress').select('*').eq('user_id', id).single<Record<string, unknown>>()),
    );
    expect(progress).toMatchObject({ user_id: id, current_level: 'X100', total_points: done.totalPoints });
    const skill = client.from('user_skills').select('skill_value').eq('skill_name', 'Machine Learning');
    expect(dataOf(await skill.single())).toEqual({ skill_value: 2 });
    const held = dataOf(await client.from('user_achievements').select('unlocked_at, achievements(title)'));
    expect(held).toEqual([{ unlocked_at: expect.any(String), achievements: { title: 'Primeros pasos' } }]);
  });

  it('gets PGRST116 where there is no row, and sees no row of anybody else', async () => {
    const [one, other] = [await aLearner(), await aLearner()];
    const foreign = await one.client.from('user_progress').select('*').eq('user_id', other.id).single();
    expect(foreign).toMatchObject({ data: null, status: 406, error: { code: 'PGRST116' } });
    expect(dataOf(await one.client.from('user_progress').select('user_id'))).toEqual([{ user_id: one.id }]);
  });

  it('cannot write points from outside', async () => {
    const { client, id } = await aLearner();
    const raised = await client.from('user_progress').update({ total_points: 9_999 }).eq('user_id', id).select();
    expect(raised.error).not.toBeNull();
    const row = client.from('user_progress').select('total_points').eq('user_id', id);
    expect(dataOf(await row.single())).toEqual({ total_points: 0 });
  });

  it('inserts its own profile, which is that of its account, and no other', async () => {
    const [{ client, id }, other] = [await aLearner(), await aLearner()];
    const row = {
      id,
      first_name: 'Noé',
      last_name: 'Paz',
      student_type: 'university',
      educational_interests: ['data'],
      skill_level: 'beginner',
    };
    expect(await client.from('profiles').insert(row).select().single()).toMatchObject({ status: 201, data: row });
    expect(dataOf(await client.from('profiles').select('*').single())).toEqual(row);
    const { user } = dataOf(await client.auth.getUser());
    expect(user.user_metadata).toMatchObject({ firstName: 'Noé', lastName: 'Paz', skillLevel: 'beginner' });
    const foreign = await client.from('profiles').insert({ ...row, id: other.id });
    expect([foreign.status, foreign.error?.code]).toEqual([403, '42501']);
    expect(dataOf(await other.client.from('profiles').select('first_name').single())).not.toEqual({
      first_name: 'Noé',
    });
  });

  it('changes its whole name', async () => {
    const { client, id, email } = await aLearner();
    const named = await client.rpc('update_user_profile', { user_id: id, full_name: 'Noé Paz Luna' });
    expect(named).toMatchObject({ status: 200, data: { user_id: id, email, full_name: 'Noé Paz Luna' } });
  });

  it('changes its address once both have confirmed it', async () => {
    const { client, email } = await aLearner();
    const next = aPerson().email;
    const asked = dataOf(await client.auth.updateUser({ email: next }));
    expect(asked.user).toMatchObject({ email, new_email: next });
    const atOld = codeIn(await emailTo(email, /confirma el cambio/i));
    const first = await client.auth.verifyOtp({ type: 'email_change', email, token: atOld });
    expect(first.error).toBeNull();
    const atNew = codeIn(await emailTo(next, /confirma tu nueva dirección/i));
    const changed = dataOf(await client.auth.verifyOtp({ type: 'email_change', email: next, token: atNew }));
    expect(changed.session?.user.email).toBe(next);
  });

  it('is mailed the code that reauthenticates', async () => {
    const { client, email } = await aLearner();
    expect((await client.auth.reauthenticate()).error).toBeNull();
    expect(codeIn(await emailTo(email, /código para comprobar que eres tú/i))).toMatch(/^\d{6}$/);
  });

  it('uploads its picture, and is shown with the pictures made from it', async () => {
    const [{ client, id }, other] = [await aLearner(), await aLearner()];
    const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
    const file = new Blob([Buffer.from(pixel, 'base64')], { type: 'image/png' });
    const path = `avatar_${id}_${Date.now()}.png`;
    const avatars = client.storage.from('avatars');
    const kept = dataOf(await avatars.upload(path, file, { cacheControl: '3600', upsert: false }));
    expect(kept).toMatchObject({ path, fullPath: `avatars/${path}` });
    const { publicUrl } = avatars.getPublicUrl(path).data;
    const shown = await fetch(publicUrl);
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/webp']);
    const saved = await client.rpc('update_user_profile', { user_id: id, avatar_url: publicUrl });
    expect(saved.data).toMatchObject({ avatar_url: expect.stringMatching(/avatars\/[0-9a-f]{32}\.webp$/) });
    expect((await avatars.upload(path, file)).error).toMatchObject({ status: 409 });
    const foreign = await other.client.storage.from('avatars').upload(`avatar_${id}_${Date.now()}.png`, file);
    expect(foreign.error).toMatchObject({ status: 403 });
    const page = new Blob(['<script>alert(1)</script>'], { type: 'image/png' });
    const lie = await avatars.upload(`avatar_${id}_${Date.now()}.png`, page);
    expect(lie.error).toMatchObject({ status: 415, message: 'Please select an image file' });
  });

  it('signs out, and the old tokens are worth nothing at once', async () => {
    const { client } = await aLearner();
    const { session } = (await client.auth.getSession()).data;
    if (!session) throw new Error('A new learner is signed in');
    expect((await client.auth.signOut()).error).toBeNull();

    const late = publicClient();
    expect((await late.auth.getUser(session.access_token)).error).toMatchObject({ name: 'AuthSessionMissingError' });
    expect((await late.auth.refreshSession({ refresh_token: session.refresh_token })).error).not.toBeNull();
    expect((await client.auth.getSession()).data.session).toBeNull();
  });
});
