const brands = /^(?:heic|heix|heim|heis|hevc|hevx)$/;

/**
 * Whether a file is a HEIC photo, by its first bytes (ISO 14496-12, `ftyp`), not its name: phones rename
 * without converting. AVIF has the same box and other brands.
 * @param start the first 64 bytes or more
 */
export function isHeic(start: Uint8Array): boolean {
  const text = String.fromCharCode(...start.subarray(0, 64));
  if (text.slice(4, 8) !== 'ftyp') return false;
  const [major, , ...compatible] = text.slice(8).match(/.{4}/gs) ?? [];
  const named = compatible.slice(0, Math.max(((start[3] ?? 0) - 16) / 4, 0));
  return [major, ...named].some((brand) => brand !== undefined && brands.test(brand));
}
