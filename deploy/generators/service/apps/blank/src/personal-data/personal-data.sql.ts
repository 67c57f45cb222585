import { personalSection, type PersonalSection } from '@nivel/platform/personal-data';

/** What this service exports to a person, in this order. */
export const personalSections: readonly PersonalSection[] = [
  personalSection({
    section: 'items',
    about: { 'es-MX': 'Lo que agregaste', en: 'What you added' },
    table: 'blank_items',
    of: 'user_id',
    key: ['id'],
    columns: ['id', 'title', 'created_at'],
  }),
];
