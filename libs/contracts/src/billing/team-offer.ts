/** Sizes of a request for an offer to a team, and how many are taken from one network within an hour. */
export const teamOffer = {
  longestName: 120,
  longestMessage: 1_000,
  fewestSeats: 2,
  mostSeats: 10_000,
  perNetworkAndHour: 5,
} as const;
