import { Injectable } from '@nestjs/common';
import type { AuthReads, AuthUnit } from '../database.ts';

/** Devices on which somebody signed in before; known by the hash of the random id in their cookie. */
@Injectable()
export class DevicesRepository {
  /** Whether somebody with that address signed in on the device. */
  async isKnown(reads: AuthReads, idHash: string, email: string): Promise<boolean> {
    return (await reads.client.device.count({ where: { idHash, user: { email } } })) > 0;
  }

  /** Whether the id was handed out by us to anybody. */
  async exists(reads: AuthReads, idHash: string): Promise<boolean> {
    return (await reads.client.device.count({ where: { idHash } })) > 0;
  }

  async remember(unit: AuthUnit, idHash: string, userId: string): Promise<void> {
    await unit.client.device.upsert({
      where: { idHash_userId: { idHash, userId } },
      create: { idHash, userId, lastSeenAt: unit.now },
      update: { lastSeenAt: unit.now },
    });
  }
}
