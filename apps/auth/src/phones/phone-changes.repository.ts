import { Injectable } from '@nestjs/common';
import type { AuthUnit } from '../database.ts';

/** The number that an account waits for: one at a time. */
@Injectable()
export class PhoneChangesRepository {
  /** A newer change takes the place of the one before. */
  async begin(unit: AuthUnit, userId: string, newPhone: string): Promise<void> {
    const data = { newPhone, phoneChangeSentAt: unit.now, updatedAt: unit.now };
    await unit.client.user.update({ where: { id: userId }, data });
  }

  async complete(unit: AuthUnit, userId: string, phone: string): Promise<void> {
    const data = { phone, phoneConfirmedAt: unit.now, newPhone: null, phoneChangeSentAt: null, updatedAt: unit.now };
    await unit.client.user.update({ where: { id: userId }, data });
  }
}
