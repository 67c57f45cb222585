import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { DevicesRepository } from './devices.repository.ts';
import type { AuthChange, AuthClient } from '../database.ts';

const FORM = /^[A-Za-z0-9_-]{43}$/;
const hashOf = (deviceId: string): string => createHash('sha256').update(deviceId).digest('hex');

/** Stores on which devices a person signed in, so that a stranger's guesses do not lock out the person there. */
@Injectable()
export class Devices {
  constructor(
    private readonly known: DevicesRepository,
    private readonly work: UnitOfWork<AuthClient>,
  ) {}

  /** The device's hash if a person with the address signed in on it before, otherwise null. */
  async recognise(deviceId: string | undefined, email: string): Promise<string | null> {
    if (deviceId === undefined || !FORM.test(deviceId)) return null;
    const hash = hashOf(deviceId);
    return (await this.known.isKnown(this.work.reads, hash, email)) ? hash : null;
  }

  /** After a sign-in: the response header that gives the device its id. An id that this service did not issue is replaced. */
  async remember(unit: AuthChange, deviceId: string | undefined, userId: string): Promise<Record<string, string>> {
    const isOurs = deviceId !== undefined && FORM.test(deviceId) && (await this.known.exists(unit, hashOf(deviceId)));
    const id = isOurs ? deviceId : randomBytes(32).toString('base64url');
    await this.known.remember(unit, hashOf(id), userId);
    return { 'x-device-id': id };
  }
}
