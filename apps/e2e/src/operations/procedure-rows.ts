import { randomUUID } from 'node:crypto';
import { cricoRows } from './crico-rows.ts';

/** A value no operation takes in that place. */
export const WRONG = 1e301;

/** What a learner of X100 may ask of each procedure. */
export interface ProcedureRow {
  readonly input: Readonly<Record<string, unknown>>;
  /** Answers that the owner may get: a rule that says no is an answer too, an outsider never sees it. Null: a journey does it, once for all. */
  readonly allowed: readonly number[] | null;
}

/**
 * One row per procedure of the registry; the test fails when a new operation has none.
 * @param ids of the owner, and of an unlocked text, video and exercise part; the exercises are those of the first module
 */
export const procedureRows = (ids: {
  owner: string;
  text: string;
  video: string;
  exercises: string;
}): Readonly<Record<string, ProcedureRow>> => ({
  check_answer: { input: { part_id: ids.exercises, item_id: 'calculadora', answer: 'filtro' }, allowed: [200] },
  complete_part: { input: { part_id: ids.text }, allowed: [200, 409] },
  open_part: { input: { part_id: ids.text }, allowed: [200] },
  record_reading: { input: { part_id: ids.text }, allowed: [200] },
  record_watch: { input: { part_id: ids.video, ranges: [[0, 1]], position: 1 }, allowed: [200] },
  submit_exercise: {
    input: { part_id: ids.exercises, answers: {}, attempt_id: randomUUID() },

    allowed: [200, 400, 409],
  },
  list_notifications: { input: { limit: 5 }, allowed: [200] },
  mark_notifications_read: { input: { ids: [randomUUID()] }, allowed: [200] },
  list_notification_preferences: { input: {}, allowed: [200] },
  change_notification_preference: { input: { kind: 'progress', channel: 'email', is_on: true }, allowed: [200] },
  list_sessions: { input: {}, allowed: [200] },
  list_security_events: { input: { limit: 5 }, allowed: [200] },
  // Without the password: it is asked for once the sign-in is no longer recent.
  end_session: { input: { session_id: randomUUID() }, allowed: [200, 400] },
  end_other_sessions: { input: {}, allowed: [200, 400] },
  update_user_profile: { input: { user_id: ids.owner, full_name: 'Ana Ruiz' }, allowed: [200] },
  ...cricoRows(ids.owner),
  update_time_zone: { input: { time_zone: 'America/Mexico_City' }, allowed: [200] },
});
