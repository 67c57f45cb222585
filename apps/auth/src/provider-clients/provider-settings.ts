import { encryptedAddress } from '@nivel/platform/encrypted-address';
import { jsonListOf } from '@nivel/platform/json-list';
import { z } from 'zod';

/** Names that `GET /settings` uses for other sign-in methods. */
const TAKEN = new Set(['email', 'phone', 'anonymous_users', 'web3']);

/** The providers that need neither an address nor a label. The public clients call Microsoft `azure`. */
const PRESETS = {
  azure: { label: 'Microsoft', issuer: 'https://login.microsoftonline.com/common/v2.0' },
  github: { label: 'GitHub', issuer: 'https://github.com' },
  google: { label: 'Google', issuer: 'https://accounts.google.com' },
} as const;

type PresetName = keyof typeof PRESETS;

export const PRESET_NAMES: readonly string[] = Object.keys(PRESETS);

const isPreset = (name: string): name is PresetName => Object.hasOwn(PRESETS, name);

const isIssuer = (address: string): boolean => encryptedAddress(address)?.search === '';

/** Apps of one installation at one provider. */
const MOST_FURTHER = 20;

const provider = z
  .strictObject({
    name: z
      .string()
      .regex(/^[a-z][a-z0-9_-]{1,30}$/)
      .refine((name) => !TAKEN.has(name)),
    label: z.string().trim().min(1).max(40).optional(),
    issuer: z.string().refine(isIssuer).optional(),
    client_id: z.string().min(1),
    client_secret: z.string().min(1),
    further_client_ids: z.array(z.string().min(1)).max(MOST_FURTHER).optional(),
  })
  .refine(({ name, label, issuer }) => isPreset(name) || (label !== undefined && issuer !== undefined));
const providers = z.array(provider).refine((list) => new Set(list.map(({ name }) => name)).size === list.length);

/** A provider with which people of this installation may sign in. */
export interface ConfiguredProvider {
  /** Its name in addresses and for clients. */
  readonly name: string;
  /** Its name on the screen. */
  readonly label: string;
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Those of this installation's apps there. Their ID tokens are accepted, too; nothing else is done in their name. */
  readonly furtherClientIds: readonly string[];
}

/** @throws ZodError if the text is not such a list */
export const readProviders = (text: string): readonly ConfiguredProvider[] =>
  providers.parse(jsonListOf(text)).map(({ name, label, issuer, ...keys }) => {
    const preset = isPreset(name) ? PRESETS[name] : { label: name, issuer: '' };
    return {
      name,
      label: label ?? preset.label,
      issuer: issuer ?? preset.issuer,
      clientId: keys.client_id,
      clientSecret: keys.client_secret,
      furtherClientIds: keys.further_client_ids ?? [],
    };
  });

/** Setting of the auth service. */
export const providerList = z
  .string()
  .default('')
  .refine(
    (text) => providers.safeParse(jsonListOf(text)).success,
    'needs a JSON list of { name, client_id, client_secret }; names other than google, azure and github need label and issuer (https) too',
  )
  .describe(
    'Providers with which people may sign in: a JSON list of { name, client_id, client_secret }. google, azure (Microsoft) and github are known by name; others need label and issuer (OpenID Connect discovery). further_client_ids: those of apps whose ID tokens are accepted, too. Empty: none',
  )
  .meta({ audience: 'secret', origin: 'outside' });
