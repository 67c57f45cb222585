/** What the wire contract answers where one of two addresses has confirmed a change. */
export const FIRST_CONFIRMATION = 'Confirmation link accepted. Please proceed to confirm link sent to the other email';
