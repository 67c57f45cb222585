import ipaddr from 'ipaddr.js';

/**
 * What limits count an address as: one of IPv4 by itself, one of IPv6 by its first 64 bits, because a single customer is
 * given all addresses that begin with them.
 */
export const networkOf = (address: string): string => {
  if (!ipaddr.isValid(address)) return address;
  const known = ipaddr.process(address);
  if (!(known instanceof ipaddr.IPv6)) return known.toString();
  return `${new ipaddr.IPv6([...known.parts.slice(0, 4), 0, 0, 0, 0]).toString()}/64`;
};
