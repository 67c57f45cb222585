import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';

/** Texts that the product documents, by where they stand. A `…` is a placeholder of a catalogue. */
const DOCUMENTED: Readonly<Record<string, readonly string[]>> = {
  'the welcome page': ['Create Your First Project'],
  'the projects in the sidebar': [
    'Filtered by “…”',
    'No projects yet',
    'Create Project',
    'No projects found',
    '… projects selected',
    'Deselect All',
    'Delete Selected',
  ],
  'the header of a project': [
    'New Milestone',
    'Email Report',
    'Manage Lists',
    'Performance Test',
    'Live',
    'Offline',
    'Active',
    'Planning',
    'On Hold',
    'Completed',
    'Director',
    'Lead',
    'Member',
    'Total Milestones',
    'In Progress',
    'Overdue',
  ],
  'the project intelligence': [
    'AI Project Intelligence',
    'Predictive analytics and AI-powered insights for …',
    'Overview',
    'Risks',
    'Insights',
    'Risk Assessment',
    'Project Velocity',
    'AI Insights',
    'Project Intelligence Summary',
    'Completion Forecast',
    'Team Performance',
    'Key Insights',
    'Risk Predictions',
    'Refresh',
    'AI Insights & Recommendations',
    'Generate Insights',
    'No risk predictions available',
    'No AI insights available',
    'Low Project Completion Confidence',
    'Failed to load risk predictions',
    'Failed to load project intelligence',
    'AI Chat',
    'AI Project Assistant',
    '❌ AI service unavailable. Please try again or check service status.',
    'I apologize, but I encountered an error processing your request.',
    'I apologize, but I encountered an error. Please try again or check if the AI service is running.',
    'Speech recognition is not supported in this browser.',
    'AI Suggestions Applied',
  ],
  'the menus': [
    'View Profile',
    'Account Settings',
    'Admin Panel',
    'Team Management',
    'Help & Support',
    'Sign Out',
    'Personal',
    'Create Organization',
    'Project Settings',
    'Duplicate Board',
    'Delete Board',
  ],
  'the settings of a project': [
    'General',
    'Timeline & Budget',
    'Team',
    'Notifications',
    'Advanced',
    'Failed to load project settings',
    'Failed to save project settings',
    'Failed to update project settings',
    'Project settings updated successfully',
  ],
  'the team': [
    'Search team members...',
    'Unassigned',
    'User not found with that email address',
    'Failed to add team member',
    'Failed to remove team member',
    'Failed to manage team member',
    'Failed to load team members',
    'Team member removed',
    '… added to team',
    'Team member updated successfully',
    'Only administrators can remove team members',
  ],
  'the view of a team': [
    'Team Collaboration',
    'Team Settings',
    'Invite Members',
    'Team Chat',
    'Video Call',
    'Live Collaboration',
    'No messages yet. Start the conversation!',
    'Just now',
  ],
  'a card': [
    'Edit Milestone',
    'Milestone Details',
    'Create New Milestone',
    'Or create from scratch',
    'Create Milestone',
    'You have unsaved changes. Are you sure you want to close?',
    'Milestone title is required',
    'Milestone title must be less than 200 characters',
    'Error Creating Milestone',
    'Error Updating Milestone',
    'Error Deleting Milestone',
    'Error Loading Milestones',
    'Failed to load project milestones. Please try again.',
    'Failed to load milestone data',
    'Failed to create milestone',
    'Failed to update milestone',
    'Failed to delete milestone',
    'Milestone Updated Successfully!',
    'Milestone Created Successfully',
    'Validation Error',
    'Column limit reached',
  ],
  'the rows of the table': ['Not Started', 'In Progress', 'In Review', 'Done', 'Blocked'],
  'the templates of cards': ['Feature Development', 'Bug Fix', 'Documentation', 'Research & Planning', 'Design Review'],
  'a board': [
    'Board name is required',
    'Board name must be at least 3 characters',
    'Board name must be less than 50 characters',
    'Description must be less than 200 characters',
    'Error Creating Board',
    'An unexpected error occurred. Please try again.',
    'Board Created',
    'Failed to delete board',
    'An unexpected error occurred while deleting the project.',
    'Failed to duplicate board',
    'Failed to analyze deletion impact',
    'Please enable cascade delete or resolve dependencies first',
  ],
  lists: [
    'List name is required',
    'Error Loading Lists',
    'Error Creating List',
    'Error Updating List',
    'Error Deleting List',
    'List Created',
    'List Updated',
    'List Deleted',
  ],
  organizations: [
    'Organization name is required',
    'Organization name must be at least 2 characters',
    'Organization slug is required',
    'Organization slug must be at least 2 characters',
    'Organization slug can only contain lowercase letters, numbers, and hyphens',
    'Description must be less than 500 characters',
    'This organization slug is already taken',
    'An organization with this name already exists',
    'Failed to create organization. Please try again.',
  ],
  'the entry': [
    'Invalid email or password. Please check your credentials and try again.',
    'Please check your email and click the confirmation link before signing in.',
    'You are not authorized to access Crico. Please contact an administrator to request access.',
    'No invitation found for this email address',
    'Failed to create user account',
    'Failed to create admin account',
  ],
  'the profile': [
    'Please select an image file',
    'File size must be less than 5MB',
    'Avatar updated successfully',
    'Profile updated successfully',
    'Error loading profile data',
    'Error updating profile',
    'Error uploading avatar',
    'Error loading team members',
    'Error sending invitation',
    'Error removing team member',
    'Error signing out',
    'Signed out successfully',
    'Email is required',
  ],
  failures: [
    'Connection Error',
    'Unable to connect to the server. Please check your internet connection.',
    'Access Denied',
    'You do not have permission to access this resource.',
    'Data Error',
    'There was a problem loading or saving your data.',
    'Please check your input and try again.',
    'Something Went Wrong',
    'Our team has been notified.',
    'Retry attempts: …/…',
    'Retry attempt: …/…',
    'Database Connection Issue',
    'Dashboard Error',
    'Failed to load dashboard data',
  ],
};

/** The same of the Spanish screens, whose texts are documented in Spanish. */
const EN_ESPANOL: readonly string[] = [
  'Verificando permisos...',
  'Acceso Denegado',
  'Proyecto No Autorizado',
  'Permiso Requerido',
  'Página no encontrada',
  'Página no disponible',
  'Error de carga',
  'Error en el formulario',
  'Error de Permisos',
];

const source = join(import.meta.dirname, '../..');
const files = readdirSync(source, { encoding: 'utf8', recursive: true });

/** Every text of a catalogue in one language, whole, with `…` for what is put in. No other file may end so: not `x.gen.ts`. */
const textsOf = (ending: RegExp): ReadonlySet<string> =>
  new Set(
    files
      .filter((file) => ending.test(file))
      .flatMap((file) => [...readFileSync(join(source, file), 'utf8').matchAll(/'([^'\n]*)'|`([^`]*)`/g)])
      .map(([, plain, template]) => plain ?? (template ?? '').replaceAll(/\$\{[^}]*\}/g, '…')),
  );

describe('documented texts', () => {
  const english = textsOf(/(?:^|[/.-])en\.ts$/);

  it.each(Object.entries(DOCUMENTED))('of %s stand in the catalogues letter by letter', (_, texts) => {
    expect(texts.filter((text) => !english.has(text))).toEqual([]);
  });

  it('of the screens that are documented in Spanish do too', () => {
    const spanish = textsOf(/(?:^|[/.-])es-mx\.ts$/);
    expect(EN_ESPANOL.filter((text) => !spanish.has(text))).toEqual([]);
  });
});
