// @ts-check
// The framework's internal names that the server around it needs; its documentation names the router's headers.

/** Header by which a script calls an action; a form posted without scripts lacks it. */
export const actionHeader = 'next-action';

/** Beginning of the fields that React adds to a form which is posted without scripts. */
export const actionFields = '$ACTION_';

/** Type of the text that the router requests in place of a page's HTML. */
export const routerType = 'text/x-component';

/** Headers that make the framework answer with something other than the page. */
const steeringHeaders = /^(?:rsc|next-|x-next|x-middleware|x-invoke|x-prerender|x-matched|x-now|x-vercel)/;

/** @param {import('node:http').IncomingMessage} request */
export const isSteered = ({ headers }) => Object.keys(headers).some((name) => steeringHeaders.test(name));
