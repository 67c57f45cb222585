import { defineErrors } from '../kernel/errors.ts';

/** Refusals to close an account or to export its data. */
export const ownDataErrors = defineErrors({
  /** The address that was typed as a confirmation is not that of the account. */
  not_own_address: { kind: 'invalid', message: 'Type the address of this account' },
  /** `details`: `{ retryAfterSeconds }`. */
  data_exported_recently: { kind: 'limited', message: 'The data of an account can be exported once a day' },
  data_export_over: { kind: 'conflict', message: 'The time to read this export is over; ask for a new one' },
});
