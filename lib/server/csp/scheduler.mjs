// @ts-check

/**
 * Script that puts a booking page into ours, for schedulers that offer one; others appear in a frame.
 * @param {string} bookingUrl
 * @returns {string | undefined}
 */
export function schedulerScript(bookingUrl) {
  const { hostname } = new URL(bookingUrl);
  const isCalendly = hostname === 'calendly.com' || hostname.endsWith('.calendly.com');
  return isCalendly ? 'https://assets.calendly.com/assets/external/widget.js' : undefined;
}
