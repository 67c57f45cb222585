/** Days before a charge at which its payer is reminded; people cannot switch that off. */
export const chargeReminderDays = [3, 1] as const;
export type ChargeReminderDays = (typeof chargeReminderDays)[number];

/** Days after a failed charge at which its payer is notified; with the last message, access has ended. */
export const dunningDays = [0, 2, 5, 7] as const;
