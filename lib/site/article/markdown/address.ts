/** A page of this site: one slash, and no text that a browser would read as another host. */
const ownPage = /^\/(?![/\\])[^\s\\]*$/;
const place = /^#[\w-]+$/;
const number = /^\+?\d[\d-]{1,19}$/;

/**
 * The safe address of a link: a page of this site, a web page, a mailbox or a phone number.
 * @returns null for every other scheme and for misleading addresses
 */
export function safeAddress(address: string): string | null {
  if (ownPage.test(address) || place.test(address)) return address;
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  switch (url.protocol) {
    case 'https:':
    case 'http:':
      // A user name before the host makes a foreign page look like ours.
      return url.username === '' && url.password === '' ? url.href : null;
    case 'mailto:':
      return url.pathname.includes('@') ? url.href : null;
    case 'tel:':
      return number.test(url.pathname) ? url.href : null;
    default:
      return null;
  }
}

/** The drawing at an address ("/art/two-chairs.svg"), or null: texts show no other pictures. */
export function drawingAt<Name extends string>(address: string, drawings: readonly Name[]): Name | null {
  return drawings.find((name) => address === `/art/${name}.svg`) ?? null;
}
