// What the framework calls its private things, for all who must recognise them. The contract test compares each name with
// the installed version.

export { actionHeader, routerHeader, routerType, steeringHeaders } from '@/lib/server/page/names.mjs';

/** Beginning of the fields that React adds to a form which is posted without scripts. */
export const actionFields = '$ACTION_';

/** Header by which a page says that it is kept: "HIT". */
export const keptHeader = 'x-nextjs-cache';

/** Headers by which a kept page tells the router how long its text is good; a browser that opens the page reads neither. */
export const routerHints: ReadonlySet<string> = new Set(['x-nextjs-prerender', 'x-nextjs-stale-time']);

/** Header by which the router of old asked for the data of a page. */
export const dataHeader = 'x-nextjs-data';

/** Cookie that asks for a draft. */
export const draftCookie = '__prerender_bypass';

/** The framework's cookies for drafts, in a header of cookies. */
export const draftCookies = new RegExp(`(?:^|;\\s*)(?:${draftCookie}|__next_preview_data)=`);

/** The list into which the scripts of a page push its data. */
export const flightData = '__next_f';

/** Mark of a document without words, sent where a page failed. */
export const failedDocument = '__next_error__';
