// What the framework calls its private things, for all who must recognise them. The contract test compares each name with
// the installed version. Nothing is imported here, so that the proxy and pages can use it.

/** Header by which a script calls an action; a form posted without scripts has none. */
export const actionHeader = 'next-action';

/** Beginning of the fields that React adds to a form which is posted without scripts. */
export const actionFields = '$ACTION_';

/** Header by which a page says that it is kept: "HIT". */
export const keptHeader = 'x-nextjs-cache';

/** Headers by which a kept page tells the router how long its text is good; a browser that opens the page reads neither. */
export const routerHints: ReadonlySet<string> = new Set(['x-nextjs-prerender', 'x-nextjs-stale-time']);

/** Header by which the router asks for the text of a page instead of its HTML, and the type of that text. */
export const routerHeader = 'rsc';
export const routerType = 'text/x-component';

/** Header by which the router of old asked for the data of a page. */
export const dataHeader = 'x-nextjs-data';

/** Headers by which the framework answers something else than the page. */
export const steeringHeaders =
  /^(?:rsc|next-|x-next|x-middleware|x-invoke|x-prerender|x-matched|x-now|x-vercel)/;

/** Cookie that asks for a draft. */
export const draftCookie = '__prerender_bypass';

/** The framework's cookies for drafts, in a header of cookies. */
export const draftCookies = new RegExp(`(?:^|;\\s*)(?:${draftCookie}|__next_preview_data)=`);

/** The list into which the scripts of a page push its data. */
export const flightData = '__next_f';

/** Mark of a document without words, sent where a page failed. */
export const failedDocument = '__next_error__';
