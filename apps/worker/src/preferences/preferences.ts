import { Injectable } from '@nestjs/common';
import type { NotificationChannel } from '@nivel/contracts/worker/notification-preferences';
import type { WorkerUnit } from '../database.ts';
import { EmailsRepository } from '../delivery/emails.repository.ts';
import { DigestLinesRepository } from '../digests/digest-lines.repository.ts';
import { emails } from '../emails/emails.generated.ts';
import type { Kind } from '../kinds/kind.ts';
import { kinds } from '../kinds/kinds.generated.ts';
import { notifications } from '../notifications/notifications.generated.ts';
import { PreferencesRepository, type Preference } from './preferences.repository.ts';

const namesOf = (said: Readonly<Record<string, { readonly kind: Kind }>>, kind: Kind): string[] =>
  Object.keys(said).filter((name) => said[name]?.kind === kind);

/** The channels on which there is something of a kind. */
const channelsOf = (kind: Kind): NotificationChannel[] => [
  ...(namesOf(notifications, kind).length > 0 ? (['inbox'] as const) : []),
  ...(namesOf(emails, kind).length > 0 ? (['email'] as const) : []),
];

/** The kinds that exist for this person, with those that can be switched off first. */
export const kindsInUse: readonly { readonly kind: Kind; readonly channels: readonly NotificationChannel[] }[] =
  Object.values(kinds)
    .map((kind) => ({ kind, channels: channelsOf(kind) }))
    .filter(({ channels }) => channels.length > 0)
    .sort((a, b) => Number(a.kind.isLocked) - Number(b.kind.isLocked));

/** Switches a person's kinds of notices. */
@Injectable()
export class Preferences {
  constructor(
    private readonly preferences: PreferencesRepository,
    private readonly emails: EmailsRepository,
    private readonly digestLines: DigestLinesRepository,
  ) {}

  /** Waiting e-mails are no longer sent once their kind is off, and waiting lines are left out of the daily one. */
  async switch(unit: WorkerUnit, userId: string, kind: Kind, change: Omit<Preference, 'kind'>): Promise<void> {
    await this.preferences.switch(unit, userId, { kind: kind.name, ...change });
    if (change.channel !== 'email') return;
    if (!change.isOn) await this.emails.closeUnwanted(unit, userId, namesOf(emails, kind));
    if (!change.isOn || change.pace === 'at-once') await this.digestLines.drop(unit, userId, kind.name);
  }
}
