// What the framework calls its private things, for all who must recognise them. The contract test compares each name with
// the installed version. Nothing is imported here, so that the proxy and pages can use it.

/** Header by which a script calls an action; a form posted without scripts has none. */
export const actionHeader = 'next-action';

/** Beginning of the fields that React adds to a form which is posted without scripts. */
export const actionFields = '$ACTION_';

/** Header by which a page says that it is kept: "HIT". */
export const keptHeader = 'x-nextjs-cache';

/** Headers by which the framework answers something else than the page. */
export const steeringHeaders =
  /^(?:rsc|next-|x-next|x-middleware|x-invoke|x-prerender|x-matched|x-now|x-vercel)/;

/** The framework's cookies for drafts, in a header of cookies. */
export const draftCookies = /(?:^|;\s*)(?:__prerender_bypass|__next_preview_data)=/;
