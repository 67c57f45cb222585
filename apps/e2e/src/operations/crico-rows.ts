import { randomBytes, randomUUID } from 'node:crypto';
import { financeRows } from './finance-rows.ts';
import type { ProcedureRow } from './procedure-row.ts';

/** What stands in links, and was never sent to anybody. */
const neverSent = (): string => randomBytes(32).toString('base64url');

/** A learner is nobody in Crico: refused as a stranger, whatever there is. Who may what there is proven beside the service. */
const refused = (input: ProcedureRow['input']): ProcedureRow => ({ input, allowed: [403] });

const organization = { organization_id: randomUUID() };
const invite = { invite_id: randomUUID() };
const command = { project_id: randomUUID(), command_id: randomUUID() };
const cards = { ...command, card_ids: [randomUUID()] };
const cardOfProject = { project_id: randomUUID(), card_id: randomUUID() };
const card = { ...command, card_id: randomUUID() };
const comment = { project_id: randomUUID(), comment_id: randomUUID() };
const message = { project_id: randomUUID(), message_id: randomUUID() };
const attachment = { project_id: randomUUID(), attachment_id: randomUUID() };
const label = { ...command, label_id: randomUUID() };
const field = { ...command, field_id: randomUUID() };
const rule = { project_id: randomUUID(), rule_id: randomUUID() };
const task = { name: 'worker.purge-trash' };
const projectTask = { project_id: randomUUID(), kind: 'weekly-report' };
const list = { ...command, list_id: randomUUID() };

const ofProject = { project_id_param: randomUUID() };

/** One row per procedure of Crico, asked by a learner who does not belong to it. */
export const cricoRows = (learner: string): Readonly<Record<string, ProcedureRow>> => ({
  ...financeRows,
  // The service asks projects, which refuses.
  calculate_project_risk_prediction: refused(ofProject),
  generate_project_intelligence_metrics: refused(ofProject),
  hide_ai_insight: refused({ ...ofProject, insight_id_param: 'velocity' }),
  list_ai_insights: refused(ofProject),
  accept_crico_invite: { input: { token: neverSent() }, allowed: [403, 404, 409] },
  analyze_organization_deletion: refused(organization),
  change_crico_user: refused({ user_id: randomUUID(), role: 'user' }),
  check_organization_slug: refused({ slug: 'taller' }),
  claim_installation: { input: { setup_token: neverSent() }, allowed: null },
  create_invited_account: {
    input: { token: neverSent(), password: 'colibri-verde-47', first_name: 'Ana', last_name: 'Sol' },
    allowed: [409],
  },
  get_user_permissions_with_projects: refused({ user_id_param: learner }),
  invite_crico_user: refused({ email: 'alguien@example.com' }),
  list_administrative_acts: refused({ limit: 5 }),
  list_member_progress: refused(organization),
  list_my_organizations: refused({}),
  list_my_work: refused({}),
  list_all_activity: refused({}),
  list_organizations: refused({}),
  list_scheduled_tasks: refused({}),
  list_scheduled_task_runs: refused(task),
  run_scheduled_task: refused(task),
  change_scheduled_task: refused({ ...task, is_paused: true }),
  ask_support: refused({ message_id: randomUUID(), subject: 'Ayuda', text: 'No carga' }),
  read_support: refused({}),
  offboard_member: refused({ ...organization, user_id: randomUUID() }),
  read_deleted_project: refused({ project_id: randomUUID() }),
  search_people: refused({}),
  preview_crico_invite: { input: { token: neverSent() }, allowed: [403, 404, 409] },
  read_installation: { input: {}, allowed: [200] },
  resend_crico_invite: refused(invite),
  restore_organization: refused(organization),
  revoke_crico_invite: refused(invite),
  // Of another's address only administrators ask.
  send_email_verification: refused({ p_user_id: learner }),
  set_organization_seats: refused({ ...organization, seats: 5 }),
  set_progress_consent: refused({ ...organization, consents_to: null }),
  transfer_organization: refused({ ...organization, user_id: randomUUID() }),
  verify_email_token: { input: { p_token: neverSent() }, allowed: [200] },
  analyze_project_deletion: refused({ project_id: randomUUID() }),
  delete_crico_project: refused({ project_id_param: randomUUID() }),
  duplicate_crico_project: refused({ project_id_param: randomUUID() }),
  list_project_copies: refused({}),
  get_crico_project_settings: refused({ project_id_param: randomUUID() }),
  update_crico_project_metadata: refused({ project_id_param: randomUUID(), metadata_param: {} }),
  save_project_settings: refused({ project_id: randomUUID() }),
  update_crico_project_settings: refused({ project_id_param: randomUUID(), settings_param: {} }),
  get_project_team_members: refused({ project_id_param: randomUUID() }),
  get_user_team_overview: refused({ requesting_user_id: learner }),
  invite_user_to_project: refused({
    inviting_user_id: learner,
    email: 'alguien@example.com',
    role: 'member',
    project_id: randomUUID(),
  }),
  list_project_people: refused({ project_id: randomUUID() }),
  manage_crico_project_team: refused({
    project_id_param: randomUUID(),
    action_param: 'remove_member',
    user_data_param: { user_id: randomUUID() },
  }),
  list_deleted_projects: refused({}),
  restore_project: refused({ project_id: randomUUID() }),
  create_crico_project: refused({ name_param: 'Sitio nuevo' }),
  get_crico_dashboard_data: refused({}),
  list_automation_rules: refused({ project_id: randomUUID() }),
  save_automation_rule: refused({
    ...rule,
    name: 'Avisar',
    trigger: { kind: 'card-created' },
    actions: [{ kind: 'set-field', field: 'priority', value: 'high' }],
  }),
  delete_automation_rule: refused(rule),
  restore_automation_rule: refused(rule),
  activate_automation_rule: refused({ ...rule, is_active: false }),
  run_automation_rule: refused({ ...command, rule_id: randomUUID() }),
  preview_automation_rule: refused(rule),
  list_automation_runs: refused(rule),
  list_project_tasks: refused({ project_id: randomUUID() }),
  list_project_task_runs: refused(projectTask),
  set_up_project_task: refused({ ...projectTask, time: { cron: '0 9 * * 1', time_zone: 'UTC' } }),
  pause_project_task: refused({ ...projectTask, is_paused: true }),
  run_project_task: refused({ ...projectTask, run_id: randomUUID() }),
  find_cards: refused({ project_id: randomUUID(), text: 'status:review and due<7d' }),
  search_cards: refused({ project_id: randomUUID(), search: 'bolsas' }),
  read_board: refused({ project_id: randomUUID() }),
  list_project_changes: refused({ project_id: randomUUID(), after: 0 }),
  create_card: refused({ ...list, card_id: randomUUID(), title: 'Una tarea' }),
  move_cards: refused({ ...cards, list_id: randomUUID() }),
  update_cards: refused({ ...cards, set: { title: 'Otra' } }),
  delete_cards: refused(cards),
  restore_cards: refused(cards),
  create_list: refused({ ...list, name: 'Ideas' }),
  update_list: refused(list),
  delete_list: refused(list),
  restore_list: refused(list),
  list_project_trash: refused({ project_id: randomUUID() }),
  change_card_sets: refused(cards),
  change_checklist: refused(card),
  set_card_cover: refused({ ...card, attachment_id: null }),
  save_card: refused({ ...card, set: { title: 'Otra' } }),
  update_card_text: refused({ ...card, field: 'notes', base_version: 0, text: 'x' }),
  read_card: refused(cardOfProject),
  list_card_history: refused(cardOfProject),
  set_card_status: refused({ ...cards, status: 'done' }),
  duplicate_card: refused({ ...card, new_id: randomUUID() }),
  update_project: refused({ ...command, set: { name: 'Otro nombre' } }),
  put_cards: refused({ ...command, update: [{ card_id: randomUUID(), set: { title: 'Boceto' } }] }),
  create_field: refused({ ...field, name: 'Importe', kind: 'money' }),
  update_field: refused({ ...field, set: { name: 'Costo' } }),
  delete_field: refused(field),
  create_label: refused({ ...label, name: 'Diseño', color: '#3b82f6' }),
  update_label: refused({ ...label, set: { name: 'Diseño' } }),
  delete_label: refused(label),
  merge_labels: refused({ ...command, into: randomUUID(), label_ids: [randomUUID()] }),
  get_crico_project_milestones: refused({ project_id_param: randomUUID() }),
  create_crico_milestone: refused({ project_id_param: randomUUID(), title_param: 'Una tarea' }),
  update_crico_milestone: refused({ milestone_id_param: randomUUID(), updates_param: { title: 'Otra' } }),
  delete_milestone_safely: refused({ milestone_id_param: randomUUID() }),
  get_crico_lists: refused({ p_project_id: randomUUID() }),
  create_crico_list: refused({ p_project_id: randomUUID(), p_name: 'Ideas' }),
  update_crico_list: refused({ p_list_id: randomUUID(), p_name: 'Ideas' }),
  delete_crico_list: refused({ p_list_id: randomUUID() }),
  list_card_templates: refused({ project_id: randomUUID() }),
  save_card_template: refused({ project_id: randomUUID(), template_id: randomUUID(), name: 'Boletín' }),
  list_saved_views: refused({ project_id: randomUUID() }),
  save_saved_view: refused({ project_id: randomUUID(), view_id: randomUUID(), name: 'De hoy', choices: {} }),
  delete_saved_view: refused({ project_id: randomUUID(), view_id: randomUUID() }),
  delete_card_template: refused({ project_id: randomUUID(), template_id: randomUUID() }),
  undo_command: refused(command),
  redo_command: refused(command),
  read_view_choices: refused({ project_id: randomUUID() }),
  list_activity: refused({ project_id: randomUUID() }),
  add_comment: refused({ ...cardOfProject, comment_id: randomUUID(), text: 'Hola' }),
  edit_comment: refused({ ...comment, base_version: 1, text: 'Hola' }),
  delete_comment: refused(comment),
  restore_comment: refused(comment),
  react_to_comment: refused({ ...comment, reaction: 'heart', is_on: true }),
  list_comment_versions: refused(comment),
  list_comments: refused(cardOfProject),
  mark_comments_read: refused({ ...cardOfProject, number: 1 }),
  send_chat_message: refused({ ...message, text: 'Hola' }),
  list_chat_messages: refused({ project_id: randomUUID() }),
  edit_chat_message: refused({ ...message, base_version: 1, text: 'Hola' }),
  delete_chat_message: refused(message),
  react_to_chat_message: refused({ ...message, reaction: 'heart', is_on: true }),
  mark_chat_read: refused({ project_id: randomUUID(), number: 1 }),
  read_team_view: refused({ project_id: randomUUID() }),
  list_attachments: refused(cardOfProject),
  delete_attachment: refused(attachment),
  restore_attachment: refused(attachment),
  count_comments: refused({ project_id: randomUUID() }),
  count_attachments: refused({ project_id: randomUUID() }),
  save_view_choices: refused({ project_id: randomUUID(), choices: { view: 'table' } }),
});
