import { personalSection, type PersonalSection } from '@nivel/platform/personal-data';

/** The sections of this service's export, in this order. */
export const personalSections: readonly PersonalSection[] = [
  personalSection({
    section: 'account',
    about: {
      'es-MX': 'Tu nombre y correo, como los usan las finanzas',
      en: 'Your name and address, as finance uses them',
    },
    table: 'accounts',
    of: 'user_id',
    key: ['user_id'],
    columns: ['email', 'full_name', 'locale', 'updated_at'],
  }),
  personalSection({
    section: 'role',
    about: { 'es-MX': 'Tu rol en la instalación', en: 'Your role in the installation' },
    table: 'account_roles',
    of: 'user_id',
    key: ['user_id'],
    columns: ['role'],
  }),
  personalSection({
    section: 'equity',
    about: { 'es-MX': 'Tu participación en proyectos', en: 'Your equity in projects' },
    table: 'equity_assignments',
    of: 'employee_id',
    key: ['id'],
    columns: [
      'id',
      'project_id',
      'project_name',
      'basis_points',
      'assigned_on',
      'payout_schedule',
      'vesting',
      'status',
      'ended_on',
      'created_at',
      'updated_at',
    ],
  }),
];
