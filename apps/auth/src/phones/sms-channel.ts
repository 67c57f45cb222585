import { invalid } from '../http/refusals.ts';

/** @param channel of the wire contract; empty where none is named, which means SMS @throws AppError validation_failed */
export const refuseOtherChannels = (channel: string): void => {
  if (channel !== '' && channel !== 'sms') throw invalid("Invalid channel, supported values are 'sms'");
};
