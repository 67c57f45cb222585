import { randomUUID } from 'node:crypto';
import { cricoRows } from './crico-rows.ts';
import type { ProcedureRow } from './procedure-row.ts';

/** A value no operation takes in that place. */
export const WRONG = 1e301;

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
  record_offline_work: {
    input: {
      work_id: randomUUID(),
      part_id: ids.text,
      ...{ sent_at: '2026-11-28T12:00:00Z', opened_at: '2026-11-28T11:00:00Z', ended_at: '2026-11-28T11:30:00Z' },
    },
    allowed: [200, 409],
  },
  record_reading: { input: { part_id: ids.text }, allowed: [200] },
  record_watch: { input: { part_id: ids.video, ranges: [[0, 1]], position: 1 }, allowed: [200] },
  submit_exercise: {
    input: { part_id: ids.exercises, answers: {}, attempt_id: randomUUID() },

    allowed: [200, 400, 409],
  },
  // No request for another address exists.
  cancel_email_change: { input: {}, allowed: [200] },
  request_team_offer: {
    input: {
      request_id: randomUUID(),
      organization: 'Cerro Azul',
      name: 'Ana Sol',
      email: 'ana@example.com',
      seats: 12,
    },
    allowed: [200],
  },
  // Payments are not configured here, so that everybody is on the free plan; and no person here is a mentor, or makes one.
  ask_question: {
    input: { question_id: randomUUID(), part_id: ids.text, text: '¿Por qué?' },
    allowed: [403],
  },
  read_note: { input: { part_id: ids.text }, allowed: [200] },
  // The part may not have been opened yet.
  save_note: { input: { part_id: ids.text, text: 'Una idea', version: 0 }, allowed: [200, 409] },
  bookmark_part: { input: { part_id: ids.text, is_bookmarked: true }, allowed: [200, 409] },
  search_curriculum: { input: { search: 'modelo' }, allowed: [200] },
  // Only paying learners are answered.
  ask_tutor: { input: { part_id: ids.text, question: '¿Qué es un modelo?' }, allowed: [403] },
  list_certificates: { input: {}, allowed: [200] },
  issue_certificate: { input: { level_id: 'X100', holder_name: 'Ana Sol' }, allowed: [409] },
  print_certificate: { input: { number: '0'.repeat(16) }, allowed: [404] },
  verify_certificate: { input: { number: '0'.repeat(16) }, allowed: [404] },
  revoke_certificate: { input: { number: '0'.repeat(16), reason: 'Una razón' }, allowed: [403] },
  // No person here is an administrator of the school.
  read_curriculum_draft: { input: {}, allowed: [403] },
  read_curriculum_thing: { input: { id: 'X100' }, allowed: [403] },
  save_curriculum_thing: { input: { kind: 'level', id: 'X100', content: null, revision: null }, allowed: [403] },
  discard_curriculum_draft: { input: { id: 'X100', revision: '0'.repeat(16) }, allowed: [403] },
  compare_curriculum_draft: { input: {}, allowed: [403] },
  compare_curriculum_version: { input: { version: 1 }, allowed: [403] },
  publish_curriculum_draft: {
    input: { publish_id: randomUUID(), revision: '0'.repeat(16), note: '' },
    allowed: [403],
  },
  list_curriculum_versions: { input: {}, allowed: [403] },
  restore_curriculum_version: { input: { publish_id: randomUUID(), version: 1, present: 1 }, allowed: [403] },
  export_curriculum: { input: {}, allowed: [403] },
  import_curriculum: { input: { files: [{ path: 'content/x100/level.yaml', text: 'id: X100' }] }, allowed: [403] },
  move_curriculum_thing: { input: { id: 'X100', position: 1 }, allowed: [403] },
  read_part_figures: { input: { id: ids.text }, allowed: [403] },
  preview_curriculum_part: { input: { id: 'X100' }, allowed: [403] },
  list_notes: { input: {}, allowed: [200] },
  list_repetitions: { input: {}, allowed: [200] },
  // Where the question was not missed, it is not due.
  answer_repetition: {
    input: { answer_id: randomUUID(), part_id: ids.exercises, item_id: 'calculadora', answer: 'filtro' },
    allowed: [200, 409],
  },
  set_repetition_limit: { input: { daily_limit: 20 }, allowed: [200] },
  list_my_questions: { input: {}, allowed: [200] },
  reopen_question: {
    input: { question_id: randomUUID(), message_id: randomUUID(), text: '¿Y luego?' },
    allowed: [404],
  },
  rate_question: { input: { question_id: randomUUID(), rating: 5 }, allowed: [404] },
  list_question_queue: { input: {}, allowed: [403] },
  open_question: { input: { question_id: randomUUID() }, allowed: [403] },
  answer_question: {
    input: { question_id: randomUUID(), message_id: randomUUID(), text: 'Porque sí.' },
    allowed: [403],
  },
  list_mentoring: { input: {}, allowed: [200] },
  book_mentoring_session: { input: { session_id: randomUUID(), hour_id: randomUUID() }, allowed: [403] },
  move_mentoring_session: { input: { session_id: randomUUID(), hour_id: randomUUID() }, allowed: [404] },
  cancel_mentoring_session: { input: { session_id: randomUUID() }, allowed: [404] },
  publish_mentoring_hours: { input: { first_day: '2030-01-07', hour: 9 }, allowed: [403] },
  withdraw_mentoring_hour: { input: { hour_id: randomUUID() }, allowed: [403] },
  list_mentoring_agenda: { input: {}, allowed: [403] },
  write_mentoring_notes: { input: { session_id: randomUUID(), notes: 'Notas' }, allowed: [403] },
  give_mentor_role: { input: { email: 'nadie@example.com' }, allowed: [403] },
  take_mentor_role: { input: { user_id: randomUUID() }, allowed: [403] },
  list_mentors: { input: {}, allowed: [403] },
  list_notifications: { input: { limit: 5 }, allowed: [200] },
  mark_notifications_read: { input: { ids: [randomUUID()] }, allowed: [200] },
  mark_notifications_done: { input: { ids: [randomUUID()], is_done: true }, allowed: [200] },
  snooze_notifications: { input: { ids: [randomUUID()], until: 'tomorrow' }, allowed: [200] },
  list_notification_preferences: { input: {}, allowed: [200] },
  change_notification_preference: { input: { kind: 'progress', channel: 'email', is_on: true }, allowed: [200] },
  change_digest_hour: { input: { hour: 8 }, allowed: [200] },
  list_sessions: { input: {}, allowed: [200] },
  list_security_events: { input: { limit: 5 }, allowed: [200] },
  // Without the password: it is asked for once the sign-in is no longer recent.
  end_session: { input: { session_id: randomUUID() }, allowed: [200, 400] },
  end_other_sessions: { input: {}, allowed: [200, 400] },
  // Of another address, which the account does not have: nothing is closed.
  close_account: { input: { email: 'somebody@example.com' }, allowed: [400] },
  begin_data_export: { input: {}, allowed: [200, 400] },
  read_data_export: { input: { id: randomUUID(), part: 'auth' }, allowed: [409] },
  update_user_profile: { input: { user_id: ids.owner, full_name: 'Ana Ruiz' }, allowed: [200] },
  // Payments are not configured here.
  confirm_checkout: { input: { session_id: `cs_test_${randomUUID().replaceAll('-', '')}` }, allowed: [404, 503] },
  preview_plan_change: { input: { subscription_id: 'sub_nothing', plan_id: 'elite' }, allowed: [404, 503] },
  check_promotion_code: { input: { code: 'NADA', plan_id: 'pro' }, allowed: [404, 503] },
  list_invoices: { input: {}, allowed: [200] },
  buy_pass: { input: { plan_id: 'pro', months: 3, method: 'spei' }, allowed: [200, 503] },
  list_passes: { input: {}, allowed: [200] },
  list_cfdi: { input: {}, allowed: [200] },
  read_cfdi: { input: { receipt_id: randomUUID() }, allowed: [404] },
  request_cfdi: {
    input: {
      receipt_id: randomUUID(),
      data: {
        rfc: 'CACX7605101P8',
        legal_name: 'Xochilt Casas Chávez',
        regime: '612',
        use: 'G03',
        postal_code: '06700',
      },
    },
    allowed: [404, 503],
  },
  list_plans: { input: {}, allowed: [200] },
  ...cricoRows(ids.owner),
  update_time_zone: { input: { time_zone: 'America/Mexico_City' }, allowed: [200] },
});
