import { setNonce } from 'get-nonce';

// Dialogs and menus stop the page from scrolling with a style sheet of their own. The page's policy accepts it only
// with the page's nonce, which every script of the page has.
if (typeof document !== 'undefined') {
  setNonce(document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '');
}
