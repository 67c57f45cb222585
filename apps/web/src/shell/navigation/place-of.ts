/** A path of ours with its query, in the router's form. */
export const placeOf = (path: string) => {
  const { pathname, searchParams, hash } = new URL(path, location.origin);
  return { to: pathname, search: Object.fromEntries(searchParams), hash: hash.slice(1) };
};
