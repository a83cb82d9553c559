/** Decides where somebody who opens the start page while signed in belongs. */
export const welcomePath = '/welcome';

/** The start page for somebody signed in, without being led on. */
export const homeAsItIs = '/?home';
