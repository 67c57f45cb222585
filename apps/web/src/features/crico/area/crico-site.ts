import { jest } from '@jest/globals';
import type { AccountRole } from '@nivel/contracts/projects/memberships';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { limits } from '../../../limits/limits.ts';
import { session } from '../../../shell/session/session.ts';
import { fakeSite, type Doors, type Visit } from '../../../testing/fake-site.ts';
import { aSession } from '../../../testing/learners.ts';
import { dashboardOf, permissionsOf } from './crico.fixtures.ts';
import type { ListedOrganization } from './data/crico.queries.ts';

export const permissionsDoor = 'POST /rest/v1/rpc/get_user_permissions_with_projects';
export const organizationsDoor = 'POST /rest/v1/rpc/list_my_organizations';
export const dashboardDoor = 'POST /rest/v1/rpc/get_crico_dashboard_data';
export const invitesDoor = 'GET /rest/v1/crico_user_invites';

/** The refusal of a door, with its code. */
export const refusal = (status: number, code: string, details: unknown = null) => ({
  status,
  body: { code, message: code, details },
});

interface Shown {
  readonly role?: AccountRole;
  readonly organizations?: readonly ListedOrganization[];
}

/** What a book adds up to in which there is nothing. */
export const emptyFigures = {
  ...{ total_leads_value: 0, weighted_leads_value: 0, monthly_recurring_revenue: 0, active_contracts: 0 },
  ...{ upcoming_payments_30_days: 0, overdue_payments: 0, currency: 'USD', currencies: [] },
  ...{ total_employee_equity: null, equity_projects: null, equity_mean_percent: null },
};

const none = { current: 0, before: 0 };
/** A team that has done nothing yet. */
export const emptyTeam = { people: none, done: none, said: none, meeting_url: null };

/** The site of a signed-in person of Crico. */
export const cricoSite = (doors: Doors = {}, { role = 'user', organizations = [] }: Shown = {}): Visit[] => {
  session.adopt(aSession());
  return fakeSite({
    [permissionsDoor]: () => ({ body: permissionsOf(role) }),
    [organizationsDoor]: () => ({ body: { organizations, deleted: [] } }),
    [dashboardDoor]: () => ({ body: dashboardOf([]) }),
    'POST /rest/v1/rpc/list_project_copies': () => ({ body: { copies: [] } }),
    'POST /rest/v1/rpc/list_project_imports': () => ({ body: { imports: [] } }),
    'POST /rest/v1/rpc/read_view_choices': () => ({ body: { choices: null, collapsed: null } }),
    'POST /rest/v1/rpc/read_sentiment_choice': () => ({ body: { takes_part: true } }),
    'POST /rest/v1/rpc/read_ai_model': () => ({ body: { settings: null, local_address: null, messages_an_hour: 30 } }),
    'POST /rest/v1/rpc/list_baselines': () => ({ body: { baselines: [] } }),
    'POST /rest/v1/rpc/list_saved_views': () => ({ body: { views: [] } }),
    'POST /rest/v1/rpc/read_deleted_project': () => refusal(403, 'forbidden'),
    'POST /rest/v1/rpc/save_view_choices': () => ({ body: { success: true } }),
    'POST /rest/v1/rpc/list_project_people': () => ({ body: { people: [] } }),
    'POST /rest/v1/rpc/count_attachments': () => ({ body: { cards: [] } }),
    'POST /rest/v1/rpc/count_comments': () => ({ body: { cards: [], unread_chat: 0 } }),
    'POST /rest/v1/rpc/list_chat_messages': () => ({ body: { messages: [], people: [], read: 0, next: null } }),
    'POST /rest/v1/rpc/list_activity': () => ({ body: { entries: [], next: null } }),
    'POST /rest/v1/rpc/read_team_view': () => ({ body: emptyTeam }),
    'POST /rest/v1/rpc/list_meetings': () => ({ body: { meetings: [], people: [] } }),
    'POST /rest/v1/rpc/search_cards': () => ({ body: { card_ids: [], has_more: false } }),
    'POST /rest/v1/rpc/list_comments': () => ({ body: { comments: [], people: [], read: 0, next: null } }),
    'POST /rest/v1/rpc/list_attachments': () => ({ body: { attachments: [], people: [], most_bytes: 26_214_400 } }),
    'POST /rest/v1/rpc/list_project_files': () => ({ body: { files: [], people: [], most_bytes: 26_214_400 } }),
    // Finance shows what its book adds up to above every section.
    'POST /rest/v1/rpc/get_money_analytics': () => ({ body: emptyFigures }),
    // The Admin Panel has them below its people.
    'POST /rest/v1/rpc/list_scheduled_tasks': () => ({ body: { tasks: [] } }),
    'POST /rest/v1/rpc/list_notifications': () => ({ body: { notifications: [], unread: 0 } }),
    ...doors,
  });
};

/** Tries again what failed, once the pause after the failure is over: for tests that began with `jest.useFakeTimers`. */
export const retryNow = async (): Promise<void> => {
  await screen.findByRole('button', { name: /^Intentar de nuevo/ });
  await act(async () => jest.advanceTimersByTimeAsync(limits.crico.failure.pauseMs));
  await userEvent.click(screen.getByRole('button', { name: 'Intentar de nuevo' }));
};
