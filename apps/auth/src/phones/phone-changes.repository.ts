import { Injectable } from '@nestjs/common';
import type { PhonePurpose } from '../codes/one-time-code.ts';
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

  /** The number, the one that waits for its code, and the codes of both. */
  async remove(unit: AuthUnit, userId: string): Promise<void> {
    const none = { phone: null, phoneConfirmedAt: null, newPhone: null, phoneChangeSentAt: null };
    await unit.client.user.update({ where: { id: userId }, data: { ...none, updatedAt: unit.now } });
    const purpose = { in: ['phone-sign-in', 'phone-change'] satisfies PhonePurpose[] };
    await unit.client.oneTimeToken.deleteMany({ where: { userId, purpose } });
  }
}
