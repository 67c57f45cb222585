import { Injectable } from '@nestjs/common';
import { AuthDatabase } from '../database/auth-database.repository.ts';

/** Devices on which somebody signed in before; known by the hash of the random id in their cookie. */
@Injectable()
export class DevicesRepository {
  constructor(private readonly database: AuthDatabase) {}

  /** Whether somebody with that address signed in on the device. */
  async isKnown(idHash: string, email: string): Promise<boolean> {
    return (await this.database.prisma.device.count({ where: { idHash, user: { email } } })) > 0;
  }

  /** Whether the id was handed out by us to anybody. */
  async exists(idHash: string): Promise<boolean> {
    return (await this.database.prisma.device.count({ where: { idHash } })) > 0;
  }

  async remember(idHash: string, userId: string, now: Date): Promise<void> {
    await this.database.prisma.device.upsert({
      where: { idHash_userId: { idHash, userId } },
      create: { idHash, userId, lastSeenAt: now },
      update: { lastSeenAt: now },
    });
  }
}
