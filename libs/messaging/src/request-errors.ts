/** There is no connection to the broker now: the request was not sent and may safely be repeated. */
export class NotConnectedError extends Error {
  override readonly name = 'NotConnectedError';
  constructor() {
    super('there is no connection to the broker');
  }
}

/**
 * This request will not be answered: the connection broke, or the instance that had it has died. It may have been honoured or
 * not.
 */
export class RequestLostError extends Error {
  override readonly name = 'RequestLostError';
}
