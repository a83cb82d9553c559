/** Names a browser to payment pages for a day, so that their reference stays the same through reloads. */
export const payerDeviceCookie = 'antarman.payer';

/** Pages whose QR code names a payment. */
export const namesPayments = /^\/(?:payment|checkout)(?:\/|$)/;

export const payerDeviceSeconds = 86_400;
