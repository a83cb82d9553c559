// @ts-check
// The framework's names for its private things, for the server that runs it; its documentation names the headers of its router.

/** Header by which a script calls an action; a form posted without scripts has none. */
export const actionHeader = 'next-action';

/** Beginning of the fields that React adds to a form which is posted without scripts. */
export const actionFields = '$ACTION_';

/** Type of the text that the router asks for instead of a page's HTML. */
export const routerType = 'text/x-component';

/** Headers by which the framework answers something else than the page. */
const steeringHeaders = /^(?:rsc|next-|x-next|x-middleware|x-invoke|x-prerender|x-matched|x-now|x-vercel)/;

/** @param {import('node:http').IncomingMessage} request */
export const isSteered = ({ headers }) => Object.keys(headers).some((name) => steeringHeaders.test(name));
