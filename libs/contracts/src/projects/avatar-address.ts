/** The largest picture of a person that is taken, that size included. */
export const MOST_AVATAR_BYTES = 5_242_880;

/** The path of people's pictures, below the site. */
export const AVATAR_PLACE = '/storage/v1/object/public/avatars/';
