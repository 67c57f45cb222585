const DOMAIN = /^[^\s@.]+(\.[^\s@.]+)+$/;

/** The domain in an address or a domain that a person has typed; undefined where it is neither. */
export const domainIn = (typed: string): string | undefined => {
  const text = typed.trim().toLowerCase();
  const domain = text.slice(text.lastIndexOf('@') + 1);
  return DOMAIN.test(domain) ? domain : undefined;
};
