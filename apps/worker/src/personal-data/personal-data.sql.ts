import { personalSection, type PersonalSection } from '@nivel/platform/personal-data';

/** The sections of this service's export, in this order. */
export const personalSections: readonly PersonalSection[] = [
  personalSection({
    section: 'recipient',
    about: { 'es-MX': 'A dónde y en qué idioma te escribimos', en: 'Where and in which language we write to you' },
    table: 'recipients',
    of: 'user_id',
    key: ['user_id'],
    columns: ['email', 'first_name', 'locale', 'time_zone', 'updated_at'],
  }),
  personalSection({
    section: 'emails',
    about: {
      'es-MX': 'Los correos que te enviamos hace poco, sin su contenido',
      en: 'The e-mails that we sent you lately, without their content',
    },
    table: 'emails',
    of: 'user_id',
    key: ['id'],
    columns: ['id', 'letter', 'address', 'locale', 'state', 'created_at', 'closed_at'],
  }),
  personalSection({
    section: 'notifications',
    about: { 'es-MX': 'Tus avisos', en: 'Your notifications' },
    table: 'notifications',
    of: 'user_id',
    key: ['id'],
    columns: ['id', 'name', 'kind', 'text', 'link', 'created_at', 'read_at', 'done_at', 'snoozed_until'],
  }),
  personalSection({
    section: 'notification-preferences',
    about: { 'es-MX': 'Los avisos que apagaste o cambiaste', en: 'The notifications that you switched off or changed' },
    table: 'notification_preferences',
    of: 'user_id',
    key: ['kind', 'channel'],
    columns: ['kind', 'channel', 'is_on', 'pace', 'updated_at'],
  }),
  personalSection({
    section: 'daily-email',
    about: { 'es-MX': 'A qué hora quieres el correo diario', en: 'The hour at which you want the daily e-mail' },
    table: 'digest_hours',
    of: 'user_id',
    key: ['user_id'],
    columns: ['hour', 'updated_at'],
  }),
  personalSection({
    section: 'daily-email-lines',
    about: { 'es-MX': 'Lo que espera el próximo correo diario', en: 'What waits for the next daily e-mail' },
    table: 'digest_lines',
    of: 'user_id',
    key: ['id'],
    columns: ['id', 'kind', 'text', 'created_at'],
  }),
];
