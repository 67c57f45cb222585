import { personalSection, type PersonalSection } from '@nivel/platform/personal-data';

/** What this service exports to a person, in this order. */
export const personalSections: readonly PersonalSection[] = [
  personalSection({
    section: 'account',
    about: {
      'es-MX': 'Tu cuenta: correo, nombre y perfil, y cuándo cambió',
      en: 'Your account: address, name and profile, and when it changed',
    },
    table: 'users',
    of: 'id',
    key: ['id'],
    columns: [
      'id',
      'email',
      'user_metadata',
      'email_confirmed_at',
      'new_email',
      'last_sign_in_at',
      'banned_until',
      'time_zone_since',
      'created_at',
      'updated_at',
    ],
  }),
  personalSection({
    section: 'identities',
    about: { 'es-MX': 'Las formas en que entras', en: 'The ways in which you sign in' },
    table: 'identities',
    of: 'user_id',
    key: ['id'],
    columns: ['id', 'provider', 'identity_data', 'email', 'last_sign_in_at', 'created_at', 'updated_at'],
  }),
  personalSection({
    section: 'sessions',
    about: { 'es-MX': 'Dónde está abierta tu cuenta', en: 'Where your account is open' },
    table: 'sessions',
    of: 'user_id',
    key: ['id'],
    columns: ['id', 'aal', 'amr', 'user_agent', 'ip', 'created_at', 'refreshed_at'],
  }),
  personalSection({
    section: 'devices',
    about: {
      'es-MX': 'Cuándo se usó cada dispositivo que recordamos',
      en: 'When each device that we remember was used',
    },
    table: 'devices',
    of: 'user_id',
    key: ['id_hash'],
    columns: ['last_seen_at'],
  }),
  personalSection({
    section: 'second-factors',
    about: {
      'es-MX': 'Tus apps de códigos, llaves y códigos de recuperación, sin sus secretos',
      en: 'Your authenticator apps, keys and recovery codes, without their secrets',
    },
    table: 'factors',
    of: 'user_id',
    key: ['id'],
    columns: ['kind', 'friendly_name', 'is_verified', 'created_at', 'updated_at'],
  }),
  personalSection({
    section: 'security-events',
    about: { 'es-MX': 'La actividad de seguridad de tu cuenta', en: 'The security activity of your account' },
    table: 'security_events',
    of: 'user_id',
    key: ['id'],
    columns: ['id', 'kind', 'session_id', 'origin', 'at'],
  }),
  personalSection({
    section: 'closing',
    about: {
      'es-MX': 'Si pediste eliminar tu cuenta, y cuándo',
      en: 'Whether you asked for the deletion of your account, and when',
    },
    table: 'account_closings',
    of: 'user_id',
    key: ['user_id'],
    columns: ['closed_at', 'ending_at'],
  }),
  personalSection({
    section: 'exports',
    about: { 'es-MX': 'Tu última descarga de datos', en: 'Your last download of data' },
    table: 'data_exports',
    of: 'user_id',
    key: ['user_id'],
    columns: ['id', 'began_at'],
  }),
];
