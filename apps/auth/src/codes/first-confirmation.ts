/** The response of the wire contract to the first of the two confirmations of a change. */
export const FIRST_CONFIRMATION = 'Confirmation link accepted. Please proceed to confirm link sent to the other email';
