/** Decides which page somebody who opens the start page while signed in gets. */
export const welcomePath = '/welcome';

/** The start page for a signed-in person, without a redirect. */
export const homeAsItIs = '/?home';
