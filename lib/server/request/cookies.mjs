// @ts-check

// Names only: browsers have this file too.

/** Says only "someone has signed in on this browser before": public pages stay the same for everyone and still greet a member. It opens nothing. */
export const memberHintCookie = 'antarman.member';

export const sessionCookie = 'antarman.session';

/** `__Host-` binds a cookie to this host over https; browsers refuse that prefix on plain-http localhost. @param {string} name @param {string} appUrl */
export const boundToHost = (name, appUrl) => (appUrl.startsWith('https:') ? `__Host-${name}` : name);

/** Names a browser to the pages whose QR code names a payment, for a day, so that their reference stays the same through reloads. */
export const payerDeviceCookie = 'antarman.payer';
