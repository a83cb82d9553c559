// @ts-check

/**
 * Says only that someone has signed in on this browser before: public pages stay the same for all visitors
 * and still greet a member. It opens nothing.
 */
export const memberHintCookie = 'antarman.member';

export const sessionCookie = 'antarman.session';

/** `__Host-` binds a cookie to this host over https; browsers refuse that prefix on plain-http localhost. @param {string} name @param {string} appUrl */
export const boundToHost = (name, appUrl) => (appUrl.startsWith('https:') ? `__Host-${name}` : name);

/**
 * Identifies a browser for the pages whose QR code contains a payment's reference, so that the reference
 * survives reloads for a day.
 */
export const payerDeviceCookie = 'antarman.payer';
export const payerDeviceSeconds = 86_400;
export const namesPayments = /^\/(?:payment|checkout)(?:\/|$)/;

/** @param {import('node:http').IncomingMessage} request @param {string} name */
export const hasCookie = ({ headers }, name) =>
  (headers.cookie ?? '').split(';').some((pair) => pair.trim().startsWith(`${name}=`));
