import ipaddr from 'ipaddr.js';

/**
 * The key under which limits count an address: an IPv4 address as such, an IPv6 address by its first 64 bits, because a single
 * customer gets all addresses with the same prefix.
 */
export const networkOf = (address: string): string => {
  if (!ipaddr.isValid(address)) return address;
  const known = ipaddr.process(address);
  if (!(known instanceof ipaddr.IPv6)) return known.toString();
  return `${new ipaddr.IPv6([...known.parts.slice(0, 4), 0, 0, 0, 0]).toString()}/64`;
};
