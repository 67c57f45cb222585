/** An id that sorts by the moment at which it was made (RFC 9562, version 7). */
export const uuidv7 = (): string => {
  const time = Date.now().toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${crypto.randomUUID().slice(15)}`;
};
