// Dialogs and menus stop the page from scrolling with a style sheet of their own. The page's policy accepts it only
// with the page's nonce, which every script of the page has; their library takes it from this name.
if (typeof document !== 'undefined') {
  const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce;
  Object.assign(globalThis, { __webpack_nonce__: nonce });
}

export {};
