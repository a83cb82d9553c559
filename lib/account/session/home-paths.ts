/** The start page for a signed-in person, without a redirect. */
export const homeAsItIs = '/?home';
