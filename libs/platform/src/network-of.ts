import ipaddr from 'ipaddr.js';

/**
 * What limits count an address as: one of IPv4 as such, one of IPv6 by its first 64 bits, because a single customer gets all
 * addresses that start with them.
 */
export const networkOf = (address: string): string => {
  if (!ipaddr.isValid(address)) return address;
  const known = ipaddr.process(address);
  if (!(known instanceof ipaddr.IPv6)) return known.toString();
  return `${new ipaddr.IPv6([...known.parts.slice(0, 4), 0, 0, 0, 0]).toString()}/64`;
};
